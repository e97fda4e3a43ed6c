import { fetchPublic, type FetchRules, PublicFetchError } from "../fetch/fetch-public.ts";
import { importCopy } from "./import.copy.ts";

const PICTURE = { timeoutMs: 10_000, maxBytes: 15 * 1024 * 1024, accept: "image/*" };
/** A minute of a product in 1080p has some 40 MB. */
const VIDEO = { timeoutMs: 120_000, maxBytes: 60 * 1024 * 1024, accept: "video/*, text/vtt" };

/** Why a file could not be fetched, worded for the summary. */
export class FetchError extends Error {
  override readonly name = "FetchError";
  /** The host did not respond, so its other files are skipped. */
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
export const fetchPicture = (url: string, rules: Partial<FetchRules> = {}): Promise<Buffer> =>
  fetchFile(url, { ...PICTURE, ...rules });

/** The same for a video or its captions: two minutes, 60 MB. @throws FetchError */
export const fetchVideo = (url: string): Promise<Buffer> => fetchFile(url, VIDEO);

async function fetchFile(url: string, rules: FetchRules): Promise<Buffer> {
  try {
    return (await fetchPublic(url, rules)).bytes;
  } catch (error) {
    throw error instanceof PublicFetchError ? describe(error) : error;
  }
}

function describe({ fault, status }: PublicFetchError): FetchError {
  const copy = importCopy.fetchedFile;
  const isHostDown = fault === "notPublic" || fault === "timeout" || fault === "unreachable";
  if (fault === "status") return new FetchError(copy.status(status ?? 0));
  return new FetchError(fault === "type" ? copy.notAPicture : copy[fault], { isHostDown });
}
