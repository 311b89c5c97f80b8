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
