import type { FileContents } from "@noren/contract";
import { safeHtml } from "../content/safe-html.ts";
import { fetchPublic, type FetchRules, PublicFetchError } from "../fetch/fetch-public.ts";
import { ApiError } from "../http/api-error.ts";
import { fileCopy } from "./file-contents.copy.ts";
import { safeSvg } from "./safe-svg.ts";

const MAX_BYTES = 512 * 1024;
const TIMEOUT_MS = 5_000;

const identity = (text: string) => text;

/** Accepted media types, with the function that makes their content safe for a page. */
const READERS: ReadonlyMap<string, (text: string) => string> = new Map([
  ["image/svg+xml", safeSvg],
  ["text/html", safeHtml],
  ["text/plain", identity],
  ["text/csv", identity],
  ["application/json", identity],
]);

/**
 * The text of a file in the public internet. A private IP, an unknown host and a timeout give the same error, so that it
 * reveals nothing about the internal network.
 *
 * @param rules for tests: allowed IPs and the resolver
 * @throws ApiError 422 `file_contents.not_opened`
 */
export async function readFile(url: string, rules: Partial<FetchRules> = {}): Promise<FileContents> {
  const { bytes, type, charset } = await fetchPublic(url, {
    maxBytes: MAX_BYTES,
    timeoutMs: TIMEOUT_MS,
    accept: [...READERS.keys()].join(", "),
    isWanted: (each) => READERS.has(each),
    ...rules,
  }).catch((error: unknown) => {
    throw error instanceof PublicFetchError ? toApiError(error) : error;
  });
  const sanitise = READERS.get(type) ?? identity;
  return { url, content_type: type, content: sanitise(decode(bytes, charset)) };
}

/** A NUL is not text: PostgreSQL cannot store it either. */
function decode(bytes: Buffer, charset = "utf-8"): string {
  try {
    return new TextDecoder(charset).decode(bytes).replaceAll("\0", "");
  } catch {
    throw notOpened(fileCopy.type);
  }
}

function toApiError({ fault }: PublicFetchError): ApiError {
  if (fault === "type" || fault === "tooLarge") return notOpened(fileCopy[fault]);
  return notOpened(fileCopy.notOpened);
}

const notOpened = (message: string) => new ApiError(422, "file_contents.not_opened", message, { url: [message] });
