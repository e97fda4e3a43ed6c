import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const COMPRESSIBLE = /\.(js|css|svg|txt|json|webmanifest)$/;
/** Smallest file that is compressed, in bytes: below it the headers outweigh the gain. */
const MIN_COMPRESSED_BYTES = 256;

/** Writes `.br` and `.gz` beside each compressible file of a folder, at the highest compression level. */
export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name));
  for (const entry of files) {
    const path = join(entry.parentPath, entry.name);
    const source = await readFile(path);
    if (source.length < MIN_COMPRESSED_BYTES) continue;
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
    };
    await Promise.all([
      promisify(brotliCompress)(source, { params }).then((body) => writeFile(`${path}.br`, body)),
      promisify(gzip)(source, { level: 9 }).then((body) => writeFile(`${path}.gz`, body)),
    ]);
  }
}
