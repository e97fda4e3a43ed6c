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

/** At fast levels zstd compresses a page as well as brotli, in two thirds of the time. */
const PREFERRED: readonly Encoding[] = ["zstd", "br", "gzip"];

/** The best available encoding that the client accepts; `q=0` refuses one. */
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

/** Whether a media type is text that is worth compressing. */
export const isCompressible = (type: string | null | undefined): boolean =>
  /^(text\/|application\/(json|manifest\+json|javascript|xml|rss\+xml)|image\/svg)/.test(type ?? "");

/** Fast levels: a result is kept for seconds at most. */
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

/** Compresses a stream. */
export const compressor = (encoding: Compression): Transform => streams[encoding]();

const zstd = promisify(zstdCompress);
const brotli = promisify(brotliCompress);

const whole: Record<Compression, (body: Uint8Array) => Promise<Uint8Array<ArrayBuffer>>> = {
  // It prepares for a body of any size unless it is given the size, which takes longer than the compression.
  zstd: (body) => zstd(body, { ...zstdOptions, pledgedSrcSize: body.byteLength }),
  br: (body) => brotli(body, brotliOptions),
  gzip: promisify(gzip),
};

/** Compresses a whole body. */
export const compress = async (encoding: Encoding, body: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> =>
  encoding === "identity" ? body : whole[encoding](body);
