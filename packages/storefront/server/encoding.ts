import type { Transform } from "node:stream";
import { promisify } from "node:util";
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from "node:zlib";

export type Encoding = "br" | "gzip" | "identity";

const PREFERRED: readonly Encoding[] = ["br", "gzip"];

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

/** Compresses while it flows. */
export function compressor(encoding: "br" | "gzip"): Transform {
  return encoding === "br" ? createBrotliCompress(brotliOptions) : createGzip();
}

/** Compresses all at once. */
export function compress(encoding: "br" | "gzip", body: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  return encoding === "br" ? promisify(brotliCompress)(body, brotliOptions) : promisify(gzip)(body);
}
