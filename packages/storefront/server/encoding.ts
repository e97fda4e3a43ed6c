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

/**
 * Without the size, zstd prepares for a body of any size. That takes longer than the compression, and two megabytes for each
 * body at the same time.
 */
const zstdOptionsFor = (size: number) => ({ ...zstdOptions, pledgedSrcSize: size });

/** The encodings for a stream whose size is not known. */
export const WITHOUT_SIZE: readonly Encoding[] = ["br", "gzip"];

const streams: Record<Compression, (size: number) => Transform> = {
  zstd: (size) => createZstdCompress(zstdOptionsFor(size)),
  br: () => createBrotliCompress(brotliOptions),
  gzip: () => createGzip(),
};

/** Compresses a stream. @param size in bytes, exact for zstd; the others do not need it */
export const compressor = (encoding: Compression, size: number): Transform => streams[encoding](size);

const zstd = promisify(zstdCompress);
const brotli = promisify(brotliCompress);

const whole: Record<Compression, (body: Uint8Array) => Promise<Uint8Array<ArrayBuffer>>> = {
  zstd: (body) => zstd(body, zstdOptionsFor(body.byteLength)),
  br: (body) => brotli(body, brotliOptions),
  gzip: promisify(gzip),
};

/** Compresses a whole body. */
export const compress = async (encoding: Encoding, body: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> =>
  encoding === "identity" ? body : whole[encoding](body);
