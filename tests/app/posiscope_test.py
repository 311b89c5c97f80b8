# SPDX-License-Identifier: GPL-3.0-or-later
"""resources/python/posiscope.py against NumPy, and PyTorch where it is installed. Prints the tests that have run."""
import os
import sys
import warnings

try:
    import numpy as np
except ImportError:
    print("no numpy")
    sys.exit(0)
try:
    import torch
except ImportError:
    torch = None
sys.path.insert(0, sys.argv[1])
sys.dont_write_bytecode = True
import posiscope  # noqa: E402


def sinusoid(rows, d, base=10000.0, halves=False):
    angles = np.arange(rows)[:, None] * base ** (-np.arange(0, d, 2) / d)
    parts = [np.sin(angles), np.cos(angles)]
    return np.concatenate(parts, 1) if halves else np.stack(parts, -1).reshape(rows, d)


def raises(part, call, *words, **options):
    try:
        call(*words, **options)
    except posiscope.PosiscopeError as error:
        assert str(error) and part in str(error), str(error)
    else:
        raise AssertionError("nothing was raised")


def test_table():
    assert abs(posiscope.table(d_model=32, max_len=50) - sinusoid(50, 32)).max() < 1e-13
    made = posiscope.table("sinusoidal", d_model=32, max_len=50, layout="half-split", base=500, dtype="float32")
    assert made.dtype == np.float32 and abs(made - sinusoid(50, 32, 500.0, True)).max() < 1e-7
    assert not posiscope.table(d_model=8, max_len=4, zero_first_row=True)[0].any()
    raises("no_such", posiscope.table, "no_such")


def test_offset_map():
    pe, m = sinusoid(50, 16), posiscope.offset_map(3, d_model=16, max_len=50)
    assert m.shape == (16, 16) and abs(pe[3:] - pe[:-3] @ m.T).max() < 1e-12


def test_similarity():
    x = np.random.default_rng(1).normal(size=(20, 6))
    assert abs(posiscope.similarity(x) - x @ x.T).max() < 1e-12
    unit = x / np.linalg.norm(x, axis=1, keepdims=True)
    assert abs(posiscope.similarity(x, cosine=True) - unit @ unit.T).max() < 1e-12


def test_identify():
    answer = posiscope.identify(sinusoid(64, 32, 500.0).astype(np.float32))
    assert answer["status"] == 0 and answer["encoding"] == "sinusoidal" and answer["options"]["base"] == 500
    noise = np.random.default_rng(1).normal(size=(64, 32))
    assert posiscope.identify(noise)["status"] == 4
    angles = np.arange(64)[:, None] * 10000.0 ** (-np.arange(0, 32, 2) / 32)
    both = np.cos(np.tile(angles, 2)), np.sin(np.tile(angles, 2))
    config = {"model_type": "llama", "hidden_size": 64, "num_attention_heads": 2, "rope_theta": 10000.0}
    assert posiscope.identify(both, config=config)["status"] == 0
    assert posiscope.identify(both, config={**config, "rope_theta": 500000.0})["status"] == 3
    assert posiscope.identify(both, expect="rope", head_dim=32, base=10000)["status"] == 0
    raises("no such file", posiscope.identify, "gone.npy")


def test_check():
    omega = (10000.0 ** (-np.arange(0, 32, 2) / 32)).astype(np.float32)
    angles = np.outer(np.arange(64), omega)
    both = np.cos(np.tile(angles, 2)).astype(np.float32), np.sin(np.tile(angles, 2)).astype(np.float32)
    config = {"model_type": "llama", "hidden_size": 64, "num_attention_heads": 2, "rope_theta": 10000.0}

    class Model:
        def __init__(self, **given):
            self.config, self.given = config, given

        def named_parameters(self):
            return [("lm_head.weight", np.zeros((3, 4), np.float32))]

        def named_buffers(self):
            return list(self.given.items())

    right = Model(**{"layers.0.rotary.inv_freq": omega, "layers.1.rotary.inv_freq": omega.copy()})
    found = posiscope.check(right, raise_on_mistake=True)
    assert [each["tensors"] for each in found] == [["layers.0.rotary.inv_freq", "layers.1.rotary.inv_freq"]], found
    assert found[0]["as_expected"] and found[0]["status"] == 0
    found = posiscope.check({"rope.cos_cached": both[0], "rope.sin_cached": both[1]}, config)
    assert found[0]["tensors"] == ["rope.cos_cached"] and found[0]["as_expected"], found
    wrong = Model(**{"rotary.inv_freq": (500000.0 ** (-np.arange(0, 32, 2) / 32)).astype(np.float32)})
    assert not posiscope.check(wrong)[0]["as_expected"]
    try:
        posiscope.check(wrong, raise_on_mistake=True)
    except AssertionError as error:
        assert str(error).startswith("rotary.inv_freq: ") and "500" in str(error), error
    else:
        raise SystemExit("nothing was raised")
    # Layers that the configuration tells apart have each their own frequencies.
    other = (500000.0 ** (-np.arange(0, 32, 2) / 32)).astype(np.float32)
    gemma = {"model_type": "gemma3_text", "hidden_size": 64, "num_attention_heads": 2, "head_dim": 32, "num_hidden_layers": 2,
             "rope_theta": 500000.0, "rope_local_base_freq": 10000.0, "layer_types": ["sliding_attention", "full_attention"]}
    names = "model.layers.0.rotary.inv_freq", "model.layers.1.rotary.inv_freq"
    assert all(each["as_expected"] for each in posiscope.check(dict(zip(names, (omega, other))), gemma))
    assert not any(each["as_expected"] for each in posiscope.check(dict(zip(names, (other, omega))), gemma))
    turns = np.exp(1j * angles).astype(np.complex64)
    found = posiscope.check({"freqs_cis": turns, "half.inv_freq": omega.astype(np.float16)}, config)
    assert [each["encoding"] for each in found] == ["rope", "rope"] and found[0]["as_expected"], found
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        assert posiscope.check({"lm_head.weight": np.zeros((3, 4))}) == [] and len(said) == 1


def test_compare():
    x = sinusoid(64, 32).astype(np.float32)
    assert posiscope.compare(x, x)["equal"] and posiscope.compare(x, x)["status"] == 0
    other = x.copy()
    other[5, 7] += 0.25
    found = posiscope.compare(x, other)
    assert found["max_at"] == [5, 7] and abs(found["max"] - 0.25) < 1e-6 and found["status"] == 3
    assert posiscope.compare(x, other, tolerance=0.3)["equal"]
    assert posiscope.compare(x, sinusoid(64, 32, halves=True))["relation"] == "columns-permuted"
    config = {"model_type": "llama", "hidden_size": 64, "num_attention_heads": 2, "rope_theta": 10000.0}
    found = posiscope.compare(config, {**config, "rope_theta": 500000.0})
    assert found["words"][0].startswith("Base: 10") and found["status"] == 3
    assert found["parameters"] == [{"what": "Base", "a": 10000, "b": 500000}]


def test_convert():
    x = sinusoid(64, 32)
    assert (posiscope.convert(x, to="half-split") == sinusoid(64, 32, halves=True)).all()
    apart = posiscope.convert(x, to="apart")
    assert sorted(apart) == ["cos", "sin"] and (apart["sin"] == x[:, 0::2]).all()
    learned = np.random.default_rng(1).normal(size=(1, 17, 8)).astype(np.float32)
    longer = posiscope.convert(learned, grid="8x8")
    assert longer.shape == (1, 65, 8) and (longer[0, 0] == learned[0, 0]).all()
    assert posiscope.convert(learned, dtype="float16").dtype == np.float16
    raises("bfloat16", posiscope.convert, learned, dtype="bfloat16")


def test_figure():
    figure = posiscope.figure(sinusoid(64, 32), "similarity", size="320x200")
    assert figure._repr_svg_().lstrip().startswith("<?xml") and figure._repr_png_() is None
    png = posiscope.figure("alibi", "bias", format="png", size="320x200")
    assert png._repr_png_().startswith(b"\x89PNG") and png._repr_svg_() is None
    png.save(os.path.join(sys.argv[2], "bias.png"))
    assert open(os.path.join(sys.argv[2], "bias.png"), "rb").read() == png.data


def test_figure_formats():
    """The ending says what is written."""
    figure, at = posiscope.figure(sinusoid(16, 8), size="320x200"), os.path.join(sys.argv[2], "figure")
    for ending, begin in ("svg", b"<?xml"), ("PDF", b"%PDF"), ("png", b"\x89PNG"):
        figure.save(f"{at}.{ending}")
        assert open(f"{at}.{ending}", "rb").read().startswith(begin), ending
    figure.save(at)
    assert open(at, "rb").read() == figure.data
    raises(".pdf", figure.save, at + ".jpg")
    assert not os.path.exists(at + ".jpg")


def test_notes():
    """What the program notes is a warning."""
    with warnings.catch_warnings(record=True) as noted:
        warnings.simplefilter("always")
        posiscope.figure(d_model=8, max_len=8, legend=False, size="320x200")
    assert ["--no-legend" in str(each.message) for each in noted] == [True], noted
    assert noted[0].filename == __file__


def test_refused():
    """Whatever goes wrong is a PosiscopeError with a sentence."""
    for name in "--help", "-h", "--version", "x" * 200_000, "with\0zero":
        raises("", posiscope.identify, name)
        raises("", posiscope.convert, name)
    raises("option", posiscope.identify, sinusoid(8, 4), help=True)
    raises("option", posiscope.table, help=True)
    raises("there is no such file", posiscope.table, "missing.npy")
    raises("there is no such file", posiscope.identify, "missing.npy")
    raises("rope", posiscope.table, "roep")
    raises("masked", posiscope.identify, np.ma.masked_less(sinusoid(8, 4), 0))
    raises("configuration-1.json", posiscope.identify, sinusoid(8, 4), config={"model_type": 3})
    pipe = os.path.join(sys.argv[2], "pipe")
    os.mkfifo(pipe)
    posiscope.TIMEOUT = 1
    raises("TIMEOUT", posiscope.identify, pipe)
    posiscope.TIMEOUT = 3600
    program = os.environ["POSISCOPE"]
    for other in sys.argv[2], "/bin/true", "/bin/false":
        os.environ["POSISCOPE"] = other
        raises(other, posiscope.identify, sinusoid(8, 4))
        raises(other, posiscope.table)
    os.environ["POSISCOPE"] = program


def test_torch():
    x = torch.tensor(sinusoid(64, 32), requires_grad=True)
    assert posiscope.identify(x)["encoding"] == "sinusoidal"
    answer = posiscope.identify(x.detach().bfloat16())
    assert answer["encoding"] == "sinusoidal" and answer["rounding"]["table"] == "bfloat16"
    y = torch.randn(1, 17, 8)
    image = y[0, 1:].reshape(1, 4, 4, 8).permute(0, 3, 1, 2)
    new = torch.nn.functional.interpolate(image, size=(6, 6), mode="bicubic").permute(0, 2, 3, 1).reshape(36, 8)
    assert abs(posiscope.convert(y, grid="6x6")[0, 1:] - new.numpy()).max() < 1e-5


def test_show():
    """A program in place of the window writes down what it is given."""
    program, stub = os.environ["POSISCOPE"], os.path.join(sys.argv[2], "stub")
    with open(stub, "w") as script:
        script.write(f'#!/bin/sh\necho "$@" > "{stub}.words"\ncat > "{stub}.npy"\n')
    os.chmod(stub, 0o700)
    os.environ["POSISCOPE"] = stub
    x = sinusoid(64, 32)
    assert posiscope.show(x).wait() == 0
    assert open(stub + ".words").read() == "--table -\n" and (np.load(stub + ".npy") == x).all()
    assert posiscope.show("a.npy").wait() == 0
    assert open(stub + ".words").read() == "--table a.npy\n"
    os.environ["POSISCOPE"] = program


def test_no_program():
    os.environ["POSISCOPE"] = "/nowhere/posiscope"
    raises("/nowhere/posiscope", posiscope.table)


for name, test in list(globals().items()):
    if name.startswith("test_"):
        if name == "test_torch" and torch is None:
            print("no torch")
            continue
        test()
        print(name)
