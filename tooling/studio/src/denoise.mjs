// Denoises a render made with few samples. Blender separates the light on a surface
// (irradiance) from the surface's colour; only the light is smoothed, guided by normal and depth,
// so that patterns, lettering and edges stay sharp.
import { open } from "node:fs/promises";

/** @typedef {{ w: number, h: number, [plane: string]: any }} Passes */

/** Reads the raw passes written by blender/lib/studio.py. */
export async function readPasses(file) {
  const handle = await open(file);
  try {
    const head = new Float32Array(3);
    await handle.read(new Uint8Array(head.buffer), 0, 12, 0);
    const [w, h, transmission] = head;
    /** @type {Passes} */
    const out = { w, h };
    let at = 12;
    const plan = [
      ["e", 3],
      ["dc", 3],
      ["g", 3],
      ["gc", 3],
      ["rest", 3],
      ["n", 3],
      ["z", 1],
    ];
    if (transmission) plan.push(["t", 3], ["tc", 3]);
    for (const [name, channels] of plan) {
      const plane = new Float32Array(w * h * channels);
      await handle.read(new Uint8Array(plane.buffer), 0, plane.byteLength, at);
      at += plane.byteLength;
      out[name] = plane;
    }
    return out;
  } finally {
    await handle.close();
  }
}

function luminance(a) {
  const out = new Float32Array(a.length / 3);
  for (let i = 0, j = 0; i < out.length; i++, j += 3) out[i] = 0.2126 * a[j] + 0.7152 * a[j + 1] + 0.0722 * a[j + 2];
  return out;
}

/** Limits a bright pixel to the third brightest of its neighbours, which removes fireflies. */
function despeckle(a, w, h) {
  const out = a.slice();
  const L = luminance(a);
  const off = [-w - 1, -w, -w + 1, -1, 1, w - 1, w, w + 1];
  for (let y = 1; y < h - 1; y++) {
    for (let x = 1; x < w - 1; x++) {
      const i = y * w + x;
      const l = L[i];
      let a1 = -1;
      let a2 = -1;
      let a3 = -1;
      for (let q = 0; q < 8; q++) {
        const v = L[i + off[q]];
        if (v > a1) {
          a3 = a2;
          a2 = a1;
          a1 = v;
        } else if (v > a2) {
          a3 = a2;
          a2 = v;
        } else if (v > a3) a3 = v;
      }
      const cap = a3 * 1.15 + 0.01;
      if (l > cap) {
        const s = cap / l;
        out[i * 3] *= s;
        out[i * 3 + 1] *= s;
        out[i * 3 + 2] *= s;
      }
    }
  }
  return out;
}

/** The change of depth per pixel. */
function depthSlope(z, w, h) {
  const s = new Float32Array(w * h);
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const i = y * w + x;
      const l = x ? Math.abs(z[i] - z[i - 1]) : 1e9;
      const r = x < w - 1 ? Math.abs(z[i] - z[i + 1]) : 1e9;
      const u = y ? Math.abs(z[i] - z[i - w]) : 1e9;
      const d = y < h - 1 ? Math.abs(z[i] - z[i + w]) : 1e9;
      s[i] = Math.min(l, r) + Math.min(u, d) + Math.abs(z[i]) * 1e-5;
    }
  }
  return s;
}

/** Mean over a square window, for a stable estimate of the noise. */
function boxBlur(v, w, h, r) {
  const tmp = new Float32Array(w * h);
  const out = new Float32Array(w * h);
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      let s = 0;
      const a = Math.max(0, x - r);
      const b = Math.min(w - 1, x + r);
      for (let k = a; k <= b; k++) s += v[y * w + k];
      tmp[y * w + x] = s / (b - a + 1);
    }
  }
  for (let y = 0; y < h; y++) {
    const a = Math.max(0, y - r);
    const b = Math.min(h - 1, y + r);
    for (let x = 0; x < w; x++) {
      let s = 0;
      for (let k = a; k <= b; k++) s += tmp[k * w + x];
      out[y * w + x] = s / (b - a + 1);
    }
  }
  return out;
}

/**
 * Edge-avoiding wavelets (à trous): `levels` passes of a 3 × 3 kernel with growing holes.
 * @param {{ levels: number[], normal: number, light: number }} how
 */
function atrous(input, p, slope, how) {
  const { w, h, n, z } = p;
  const px = w * h;
  let a = input;
  // Variance of the light where normal and depth agree, in a 3 × 3 window.
  let v = new Float32Array(px);
  const kn0 = how.normal;
  const L0 = luminance(a);
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const i = y * w + x;
      let sw = 0;
      let s1 = 0;
      let s2 = 0;
      for (let dy = -1; dy <= 1; dy++) {
        const yy = y + dy;
        if (yy < 0 || yy >= h) continue;
        for (let dx = -1; dx <= 1; dx++) {
          const xx = x + dx;
          if (xx < 0 || xx >= w) continue;
          const j = yy * w + xx;
          const ax = n[i * 3] - n[j * 3];
          const ay = n[i * 3 + 1] - n[j * 3 + 1];
          const az = n[i * 3 + 2] - n[j * 3 + 2];
          const e =
            (ax * ax + ay * ay + az * az) * kn0 +
            Math.abs(z[i] - z[j]) / (slope[i] * (Math.abs(dx) + Math.abs(dy) + 0.5));
          if (e > 4) continue;
          const l = L0[j];
          sw++;
          s1 += l;
          s2 += l * l;
        }
      }
      const m = s1 / sw;
      v[i] = (Math.max(0, s2 / sw - m * m) * sw) / Math.max(1, sw - 1);
    }
  }
  v = boxBlur(v, w, h, 4);
  for (const step of how.levels) {
    const out = new Float32Array(px * 3);
    const vo = new Float32Array(px);
    const L = luminance(a);
    for (let y = 0; y < h; y++) {
      const ym = y >= step ? -step : 0;
      const yp = y + step < h ? step : 0;
      for (let x = 0; x < w; x++) {
        const i = y * w + x;
        const i3 = i * 3;
        const li = L[i];
        // The smoothed variance of the neighbourhood, so that a pixel with low variance is still smoothed.
        const vs =
          (v[i] * 2 + v[x ? i - 1 : i] + v[x < w - 1 ? i + 1 : i] + v[y ? i - w : i] + v[y < h - 1 ? i + w : i]) / 6;
        const kl = 1 / (how.light * Math.sqrt(vs) + 1e-4 + 0.004 * li);
        const kz = 1 / (slope[i] * step);
        const n0 = n[i3];
        const n1 = n[i3 + 1];
        const n2 = n[i3 + 2];
        let sw = 4;
        let r = a[i3] * 4;
        let g = a[i3 + 1] * 4;
        let b = a[i3 + 2] * 4;
        let sv = v[i] * 16;
        for (let q = 0; q < 9; q++) {
          if (q === 4) continue;
          const qx = (q % 3) - 1;
          const qy = ((q / 3) | 0) - 1;
          const ddx = qx * step;
          if (x + ddx < 0 || x + ddx >= w) continue;
          const ddy = qy < 0 ? ym : qy > 0 ? yp : 0;
          if (qy && !ddy) continue;
          const j = i + ddy * w + ddx;
          const j3 = j * 3;
          const ax = n0 - n[j3];
          const ay = n1 - n[j3 + 1];
          const az = n2 - n[j3 + 2];
          const dist = qx && qy ? 2 : 1;
          let shape = (ax * ax + ay * ay + az * az) * kn0 + (Math.abs(z[i] - z[j]) * kz) / dist;
          // Pixels on a silhouette match no neighbour; limit the penalty for direct neighbours so that they are smoothed, too.
          if (step === 1 && shape > 2.2) shape = 2.2;
          const e = shape + Math.abs(li - L[j]) * kl;
          if (e > 7) continue;
          const wt = Math.exp(-e) * (dist === 2 ? 1 : 2);
          sw += wt;
          r += a[j3] * wt;
          g += a[j3 + 1] * wt;
          b += a[j3 + 2] * wt;
          sv += v[j] * wt * wt;
        }
        out[i3] = r / sw;
        out[i3 + 1] = g / sw;
        out[i3 + 2] = b / sw;
        vo[i] = sv / (sw * sw);
      }
    }
    a = out;
    v = vo;
  }
  return a;
}

/** Converts the passes to 8-bit sRGB. */
export function develop(p) {
  const { w, h } = p;
  const slope = depthSlope(p.z, w, h);
  const e = atrous(despeckle(p.e, w, h), p, slope, { levels: [1, 1, 2, 4, 8, 16], normal: 16, light: 4.2 });
  const g = atrous(despeckle(p.g, w, h), p, slope, { levels: [1, 2, 4, 8], normal: 40, light: 3.6 });
  const t = p.t && atrous(despeckle(p.t, w, h), p, slope, { levels: [1, 1, 2, 4], normal: 12, light: 3.5 });
  const out = Buffer.alloc(w * h * 3);
  // Dithers by ±0.5 of a step to avoid banding in soft gradients.
  let seed = 12345;
  for (let i = 0; i < out.length; i++) {
    let c = e[i] * p.dc[i] + g[i] * p.gc[i] + p.rest[i];
    if (t) c += t[i] * p.tc[i];
    c = c <= 0 ? 0 : c >= 1 ? 1 : c;
    const s = c <= 0.0031308 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055;
    seed = (Math.imul(seed, 1664525) + 1013904223) | 0;
    out[i] = Math.max(0, Math.min(255, Math.floor(s * 255 + (seed >>> 16) / 65536)));
  }
  return out;
}
