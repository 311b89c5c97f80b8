# SPDX-License-Identifier: GPL-3.0-or-later
"""Posiscope from Python: positional encodings as arrays, and what a table is.

The module calls the program `posiscope`, which must be on the PATH, or named by the variable POSISCOPE. It needs
NumPy; tensors of PyTorch are taken as they are, also bfloat16 ones on a GPU. `options` are those of the command
line (`posiscope export --help`) with underscores: d_model=512, rope_layout="interleaved", zero_first_row=True.
What the program refuses is a PosiscopeError, what it notes a warning.

    >>> import posiscope
    >>> posiscope.table("sinusoidal", d_model=512, max_len=1024).shape
    (1024, 512)
    >>> posiscope.identify(model.wpe.weight, config=model.config)["recognised"]
"""
from __future__ import annotations
import io
import json
import os
import struct
import subprocess
import sys
import tempfile
import warnings
from pathlib import Path
from typing import Any, Callable, Mapping, Sequence, Union

import numpy as np

Array = Any  # what numpy.asarray takes, or a tensor of PyTorch
Source = Union[str, os.PathLike, Array]  # an array, or the name of a file: "model.safetensors:wpe.weight"
Config = Union[str, os.PathLike, Mapping[str, Any], Any]  # a file, its content, or a configuration of transformers
_Name = (str, os.PathLike)
_program = lambda: os.environ.get("POSISCOPE", "posiscope")  # noqa: E731
TIMEOUT: float | None = 3600.0  # the seconds that a call may take; None: any


class PosiscopeError(RuntimeError):
    """What the program says where it cannot do something."""


class Figure:
    """A picture: notebooks show it, `data` has its bytes, `save(path)` writes what the ending says."""

    def __init__(self, draw: Callable[[str], bytes], format: str) -> None:
        self.data, self.format, self._draw = draw(format), format, draw

    def save(self, path: Union[str, os.PathLike]) -> None:
        ending = Path(path).suffix[1:].lower() or self.format
        if ending not in ("svg", "png", "pdf"):
            raise PosiscopeError(f"{path}: a figure is saved as .svg, .png or .pdf")
        Path(path).write_bytes(self.data if ending == self.format else self._draw(ending))

    def _repr_svg_(self) -> str | None:
        return self.data.decode() if self.format == "svg" else None

    def _repr_png_(self) -> bytes | None:
        return self.data if self.format == "png" else None


def table(what: Source = "sinusoidal", *, dtype: str = "float64", **options: Any) -> np.ndarray:
    """The table [positions, dimensions] of an encoding (`posiscope list encodings`)."""
    return _numbers("heatmap", what, dtype=dtype, **options)


def offset_map(k: int, what: Source = "sinusoidal", **options: Any) -> np.ndarray:
    """The matrix M [d, d] with PE(p + k) = M @ PE(p); of an array [positions, d] that which fits best."""
    return _numbers("offset-map", what, offset=k, **options)


def similarity(what: Source = "sinusoidal", *, cosine: bool = False, **options: Any) -> np.ndarray:
    """PE(p) · PE(q) or its cosine, [positions, positions], of an encoding or of an array [positions, d]."""
    return _numbers("similarity", what, similarity="cosine" if cosine else "dot", **options)


def identify(x: Source | Sequence[Array], config: Config | None = None, **options: Any) -> dict[str, Any]:
    """What a table is, and what is wrong with it.

    x: an array of any shape, such as [positions, d] or the frequencies [d / 2]; or (cos, sin) of one shape.
    config: what it was meant to be, as is expect="rope" with options. The answer is that of `posiscope identify
    --json`, and "status": 0 nothing wrong, 3 something wrong or not as meant, 4 not recognised or not sure.
    """
    with _Inputs() as inputs:
        named = [inputs.word(x)]
        meant = [] if config is None else ["--config=" + inputs.word(config)]
        return _answer(["identify", "--json"] + meant + _words(options), named, inputs)


def check(model: Any, config: Config | None = None, *, raise_on_mistake: bool = False, **options: Any) -> list[dict]:
    """What a model in memory numbers its positions with, and whether that is what its configuration says.

    model: a module of PyTorch, or {name: array}. Its buffers and parameters are chosen by their names and shapes, as
    `posiscope identify FOLDER` does it: frequencies (inv_freq), caches (cos_cached and sin_cached …), learned tables
    (wpe, position_embeddings …) and biases. Equal ones, as of all layers, are one. config: by default model.config. Each
    answer is that of identify() with "tensors", their names. raise_on_mistake: one AssertionError with all mistakes.
    """
    config = getattr(model, "config", None) if config is None else config
    with _Inputs() as inputs:
        arrays, words = _positional(model, inputs), ["identify", "--json"] + _words(options)
        found = _answer(words, [inputs.folder(arrays, config)], inputs)["tensors"] if arrays else []
    found = [{"tensors": [name.split(",")[0] for name in each.pop("names")], **each} for each in found]
    if not found:
        warnings.warn("no buffer and no parameter of the model is about positions", stacklevel=2)
    wrong = [f"{', '.join(each['tensors'][:3])}: {mistake['text']}" for each in found for mistake in each["mistakes"]]
    if raise_on_mistake and wrong:
        raise AssertionError("; ".join(wrong))
    return found


def compare(a: Source | Config, b: Source | Config, tolerance: float | None = None) -> dict[str, Any]:
    """How two tables, model files, sessions or configurations differ: "equal", "max", "max_at", "rms", "words" …

    a, b: arrays of the same shape, files, or configurations as dictionaries. Without a tolerance cells may differ
    by the last place of the largest cell in the coarser type.
    """
    with _Inputs() as inputs:
        words = ["compare", "--json"] + _words({} if tolerance is None else {"tolerance": tolerance})
        return _answer(words, [inputs.word(a), inputs.word(b)], inputs)


def convert(x: Source | Sequence[Array], **options: Any) -> np.ndarray | dict[str, np.ndarray]:
    """The table in another form, type or length, or made to fit: convert(x, grid="24x24", interpolation="bicubic").

    x: a recognised table or (cos, sin); or a learned one [rows, d]. An array, or {"cos": …, "sin": …} where the form
    has two. NumPy has no bfloat16.
    """
    with _Inputs() as inputs:
        words = ["convert", "-o", "-", "--format", "npz"] + _words(options) + ["--", inputs.word(x)]
        arrays = _read(lambda data: dict(np.load(io.BytesIO(data))), _run(words, inputs)[1])
    return next(iter(arrays.values())) if len(arrays) == 1 else arrays


def show(x: Source | Sequence[Array]) -> subprocess.Popen:
    """Opens the window with an array [positions, d], or a file. The window stays open without Python."""
    word = os.fspath(x) if isinstance(x, _Name) else "-"
    window = _start(subprocess.Popen, ["--table", word], stdin=subprocess.PIPE, start_new_session=True)
    with window.stdin:
        window.stdin.write(b"" if isinstance(x, _Name) else _bytes_of(x))
    return window


def figure(what: Source = "sinusoidal", view: str = "heatmap", *, format: str = "svg", **options: Any) -> Figure:
    """A picture of an encoding or an array [positions, d] (`posiscope list views`), as svg, png or pdf."""
    source = what if isinstance(what, _Name) else _bytes_of(what)
    return Figure(lambda form: _export(view, source, form, options), format)


def _positional(model: Any, inputs: _Inputs) -> dict[str, Any]:
    """What of a model is about positions by its name, as the program says."""
    named = dict(model) if isinstance(model, Mapping) else {**dict(model.named_parameters()), **dict(model.named_buffers())}
    named = {name: x for name, x in named.items() if getattr(x, "ndim", 0) > 0}
    names = inputs._file(_safetensors({name: np.zeros(0, np.float32) for name in named}), "names", "safetensors")
    listed = _answer(["list", "tensors", "--json"], [names], inputs)["tensors"] if named else []
    return {each["id"]: named[each["id"]] for each in listed if each["positions"] and each["id"] in named}


def _numbers(view: str, what: Source, **options: Any) -> np.ndarray:
    return _read(lambda data: np.load(io.BytesIO(data)), _export(view, what, "npy", options))


def _export(view: str, what: Source, format: str, options: Mapping[str, Any]) -> bytes:
    with _Inputs() as inputs:
        encoding = isinstance(what, str) and not os.path.exists(what) and not set(what) & set(".:/")
        subject = ["--encoding=" + what] if encoding else ["--table=" + inputs.word(what)]
        words = ["export", "--view", view, "-o", "-", "--format", format] + subject + _words(options)
        return _run(words, inputs, good=(0, 3))[1]


def _run(words: Sequence[str], inputs: _Inputs, good: Sequence[int] = (0,)) -> tuple[int, bytes]:
    ran = _start(subprocess.run, words, input=inputs.pipe or b"", capture_output=True, timeout=TIMEOUT,
                 env={**os.environ, "TMPDIR": inputs.name})
    said = ran.stderr.decode(errors="replace").replace(inputs.name + os.sep, "").strip()
    reports = [json.loads(line) for line in said.splitlines()] if said.startswith("{") else []
    said = "\n".join(f"posiscope: {kind}: {text}" for each in reports for kind, text in each.items()
                     if kind in ("error", "note")) or said
    if ran.returncode not in good:
        silent = f"{_program()} ended with status {ran.returncode} and said nothing"
        raise PosiscopeError(said.replace("posiscope: error: ", "", 1) or silent)
    for note in said.split("posiscope: note: ")[1:]:
        warnings.warn(note.splitlines()[0], stacklevel=_depth())
    return ran.returncode, ran.stdout


def _depth() -> int:
    """How far above its caller the code is that has called this module."""
    frame, depth = sys._getframe(1), 1
    while frame and frame.f_globals is globals():
        frame, depth = frame.f_back, depth + 1
    return depth


def _start(call: Any, words: Sequence[str], **how: Any) -> Any:
    try:
        return call([_program(), *words], **how)
    except FileNotFoundError:
        raise PosiscopeError(f"there is no program {_program()}: install it, or name it in POSISCOPE") from None
    except subprocess.TimeoutExpired:
        raise PosiscopeError(f"posiscope {words[0]} took longer than posiscope.TIMEOUT, {TIMEOUT:g} s") from None
    except (OSError, ValueError) as error:
        raise PosiscopeError(f"cannot run {_program()}: {error}"[:500]) from None


def _read(read: Callable[[bytes], Any], data: bytes) -> Any:
    try:
        return read(data)
    except (ValueError, EOFError):
        raise PosiscopeError(f"{_program()} gave no answer that can be read: {data[:60]!r}") from None


def _answer(words: Sequence[str], named: Sequence[str], inputs: _Inputs) -> dict[str, Any]:
    status, text = _run([*words, "--", *named], inputs, good=(0, 3, 4))
    return {**_read(json.loads, text), "status": status}


def _words(options: Mapping[str, Any]) -> list[str]:
    def word(key: str, value: Any) -> str:
        if key in ("help", "h"):
            raise PosiscopeError(f"{key} is no option here: posiscope help lists them")
        option = key.replace("_", "-")
        if isinstance(value, bool):
            return f"--{option}" if value else f"--no-{option}"
        return f"--{option}=" + (",".join(map(str, value)) if isinstance(value, (list, tuple)) else str(value))

    return [word(key, value) for key, value in options.items()]


def _bytes_of(x: Any) -> bytes:
    """The file of an array, or of (cos, sin)."""
    to = io.BytesIO()
    if isinstance(x, (list, tuple)) and len(x) == 2 and hasattr(x[0], "shape"):
        np.savez(to, cos=_numpy(x[0]), sin=_numpy(x[1]))
    elif str(getattr(x, "dtype", "")) == "torch.bfloat16":
        to.write(_safetensors({"table": x}))
    else:
        np.save(to, _numpy(x), allow_pickle=False)
    return to.getvalue()


def _safetensors(arrays: Mapping[str, Any]) -> bytes:
    """A file of these arrays. Complex numbers have an axis of two."""
    header, data = {}, b""
    for name, x in arrays.items():
        if bfloat16 := str(getattr(x, "dtype", "")) == "torch.bfloat16":
            x = x.detach().cpu().contiguous().view(__import__("torch").int16)
        cells = np.ascontiguousarray(_numpy(x))
        if cells.dtype.kind == "c":
            cells = cells.view(cells.real.dtype).reshape(*cells.shape, 2)
        kind = "BF16" if bfloat16 else "BOOL" if cells.dtype.kind == "b" else f"{cells.dtype.kind.upper()}{8 * cells.itemsize}"
        header[name] = {"dtype": kind, "shape": list(cells.shape), "data_offsets": [len(data), len(data) + cells.nbytes]}
        data += cells.astype(cells.dtype.newbyteorder("<")).tobytes()
    text = json.dumps(header).encode()
    return struct.pack("<Q", len(text)) + text + data


def _numpy(x: Any) -> np.ndarray:
    if np.ma.is_masked(x):
        raise PosiscopeError("the array has masked cells: fill them, as x.filled(0) does")
    x = x.detach().cpu() if hasattr(x, "detach") else x
    return (x.float() if str(getattr(x, "dtype", "")) == "torch.bfloat16" else np.asarray(x)).__array__()


class _Inputs(tempfile.TemporaryDirectory):
    """Arrays and configurations as words of the command line: the first array goes through a pipe."""

    pipe: bytes | None = None

    def __enter__(self) -> _Inputs:
        return self

    def word(self, x: Any) -> str:
        if isinstance(x, _Name):
            return os.fspath(x)
        content = x.to_dict() if hasattr(x, "to_dict") else x
        if isinstance(content, Mapping):
            return self._file(json.dumps(content, default=str).encode(), "configuration", "json")
        data = x if isinstance(x, bytes) else _bytes_of(x)
        if self.pipe is None:
            self.pipe = data
            return "-"
        ending = "npz" if data[:2] == b"PK" else "npy" if data[1:6] == b"NUMPY" else "safetensors"
        return self._file(data, "array", ending)

    def folder(self, arrays: Mapping[str, Any], config: Any) -> str:
        (path := Path(self.name, "model")).mkdir()
        (path / "model.safetensors").write_bytes(_safetensors(arrays))
        if config is not None:
            (path / "config.json").write_bytes(Path(self.word(config)).read_bytes())
        return str(path)

    def _file(self, data: bytes, name: str, ending: str) -> str:
        (path := Path(self.name, f"{name}-{len(os.listdir(self.name)) + 1}.{ending}")).write_bytes(data)
        return str(path)
