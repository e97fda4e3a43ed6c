import { fetchPublic, type FetchRules, PublicFetchError } from "../fetch/fetch-public.ts";
import { importCopy } from "./import.copy.ts";

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 15 * 1024 * 1024;

/** Why a picture could not be fetched, worded for the summary. */
export class FetchError extends Error {
  override readonly name = "FetchError";
  /** The host did not respond, so its other pictures are skipped. */
  readonly isHostDown: boolean;
  constructor(message: string, options: { isHostDown?: boolean } = {}) {
    super(message);
    this.isHostDown = options.isHostDown ?? false;
  }
}

/**
 * Fetches a URL from an untrusted file: http(s) to the public internet only, at most three
 * redirects, 10 seconds, 15 MB.
 *
 * @throws FetchError
 */
export async function fetchPicture(url: string, rules: Partial<FetchRules> = {}): Promise<Buffer> {
  try {
    const limits = { maxBytes: MAX_BYTES, timeoutMs: TIMEOUT_MS, accept: "image/*" };
    return (await fetchPublic(url, { ...limits, ...rules })).bytes;
  } catch (error) {
    throw error instanceof PublicFetchError ? describe(error) : error;
  }
}

function describe({ fault, status }: PublicFetchError): FetchError {
  const copy = importCopy.picture;
  const isHostDown = fault === "notPublic" || fault === "timeout" || fault === "unreachable";
  if (fault === "status") return new FetchError(copy.status(status ?? 0));
  return new FetchError(fault === "type" ? copy.notAPicture : copy[fault], { isHostDown });
}
