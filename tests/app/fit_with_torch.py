# SPDX-License-Identifier: GPL-3.0-or-later
"""Learned tables, and what PyTorch makes of them in float32: IN.npy and OUT.npy in the folder named.

The calls are those of timm (resample_abs_pos_embed), of Swin-Transformer's utils.py (load_pretrained), of
transformers' ViT (interpolate_pos_encoding) and SAM (get_rel_pos).
"""
import sys

import numpy as np
import torch
import torch.nn.functional as F

folder = sys.argv[1]
torch.manual_seed(3)


def save(name, before, after):
    np.save(f"{folder}/{name}-in.npy", before.numpy())
    np.save(f"{folder}/{name}-out.npy", np.ascontiguousarray(after.numpy()))


def grid(x, size, **how):
    """[rows, columns] of a square of places, resized."""
    side = round(len(x) ** 0.5)
    image = x.reshape(1, side, side, -1).permute(0, 3, 1, 2)
    return F.interpolate(image, size=size, **how).permute(0, 2, 3, 1).reshape(size[0] * size[1], -1)


vit = torch.randn(1, 197, 24) * 0.02
for name, how in {
    "timm": dict(mode="bicubic", antialias=True, align_corners=False),
    "vit": dict(mode="bicubic", align_corners=False),
    "flexivit": dict(mode="bilinear", antialias=True, align_corners=False),
    "big_vision": dict(mode="bilinear", align_corners=True),
}.items():
    places = grid(vit[0, 1:], (24, 20), **how)
    save(name, vit, torch.cat([vit[0, :1], places])[None])
swin = torch.randn(169, 4)
save("swin", swin, grid(swin, (23, 23), mode="bicubic"))
beit = torch.randn(27 * 27 + 3, 6)
save("beit", beit, torch.cat([grid(beit[:-3], (31, 31), mode="bicubic"), beit[-3:]]))
sam = torch.randn(27, 16)
save("sam", sam, F.interpolate(sam.T[None], size=63, mode="linear")[0].T)

# Biases of a window of 5 at distances in a geometric progression, in float64 until the end (timm's
# resize_rel_pos_bias_table of the same way, with its RegularGridInterpolator).


def distances(old, new):
    low, high = 1.01, 1.5
    while high - low > 1e-6:
        q = (low + high) / 2
        low, high = (low, q) if (1 - q ** (old // 2)) / (1 - q) > new // 2 else (q, high)
    side = np.cumsum([q**n for n in range(old // 2)])
    return np.concatenate([-side[::-1], [0], side])


bias = torch.randn(9 * 9 + 3, 6)
at, wanted = distances(9, 17), np.arange(-8, 9)
across = [[np.interp(wanted, at, line) for line in head] for head in bias[:-3].T.reshape(6, 9, 9).double().numpy()]
both = np.array([[np.interp(wanted, at, line) for line in np.array(head).T] for head in across])
places = torch.from_numpy(both.transpose(2, 1, 0).reshape(17 * 17, 6).copy()).float()
save("beit-geometric", bias, torch.cat([places, bias[-3:]]))

# permute() of transformers' convert_llama_weights_to_hf.py.
weight = torch.randn(32, 12)
save("llama", weight, weight.view(4, 4, 2, 12).transpose(1, 2).reshape(32, 12))
