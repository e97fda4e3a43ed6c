import type { Transform } from "node:stream";
import { promisify } from "node:util";
import {
  brotliCompress,
  constants,
  createBrotliCompress,
  createGzip,
  createZstdCompress,
  gzip,
  zstdCompress,
} from "node:zlib";

type Compression = "zstd" | "br" | "gzip";
export type Encoding = Compression | "identity";

/** Quickly done, zstd makes as little of a page as brotli does, in two thirds of the time. */
const PREFERRED: readonly Encoding[] = ["zstd", "br", "gzip"];

/** The best encoding that the client takes and we have; `q=0` refuses one. */
export function negotiate(accepted: string | null | undefined, available: readonly Encoding[] = PREFERRED): Encoding {
  const refused = new Set<string>();
  const taken = new Set<string>();
  for (const part of (accepted ?? "").toLowerCase().split(",")) {
    const [name = "", ...params] = part.split(";").map((text) => text.trim());
    (params.some((param) => /^q=0(\.0*)?$/.test(param)) ? refused : taken).add(name);
  }
  return (
    PREFERRED.find((one) => available.includes(one) && !refused.has(one) && (taken.has(one) || taken.has("*"))) ??
    "identity"
  );
}

/** Text that is worth compressing. */
export const isCompressible = (type: string | null | undefined): boolean =>
  /^(text\/|application\/(json|manifest\+json|javascript|xml)|image\/svg)/.test(type ?? "");

/** Quickly: what is compressed here is made for one visitor and thrown away. */
const brotliOptions = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 4,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  },
};
const zstdOptions = { params: { [constants.ZSTD_c_compressionLevel]: 5 } };

const streams: Record<Compression, () => Transform> = {
  zstd: () => createZstdCompress(zstdOptions),
  br: () => createBrotliCompress(brotliOptions),
  gzip: () => createGzip(),
};

/** Compresses while it flows. */
export const compressor = (encoding: Compression): Transform => streams[encoding]();

const zstd = promisify(zstdCompress);
const brotli = promisify(brotliCompress);

const whole: Record<Compression, (body: Uint8Array) => Promise<Uint8Array<ArrayBuffer>>> = {
  zstd: (body) => zstd(body, zstdOptions),
  br: (body) => brotli(body, brotliOptions),
  gzip: promisify(gzip),
};

/** Compresses all at once. */
export const compress = (encoding: Compression, body: Uint8Array): Promise<Uint8Array<ArrayBuffer>> =>
  whole[encoding](body);
