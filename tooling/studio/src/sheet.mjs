// The contact sheet: an overview of all pictures.
import sharp from "sharp";

/** Writes an overview of pictures as PNG or WebP; `cell` and `gap` are in pixels. */
export async function composeContactSheet(files, out, { columns, cell, gap = 6 }) {
  const rows = Math.ceil(files.length / columns);
  const parts = [];
  for (const [i, file] of files.entries()) {
    const input = await sharp(file).resize(cell, cell, { fit: "contain", background: "#ffffff" }).png().toBuffer();
    parts.push({ input, left: gap + (i % columns) * (cell + gap), top: gap + Math.floor(i / columns) * (cell + gap) });
  }
  const image = sharp({
    create: {
      width: columns * (cell + gap) + gap,
      height: rows * (cell + gap) + gap,
      channels: 3,
      background: "#ffffff",
    },
  }).composite(parts);
  await (out.endsWith(".png") ? image.png() : image.webp({ quality: 70 })).toFile(out);
}
