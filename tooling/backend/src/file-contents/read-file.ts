import type { FileContents } from "@noren/contract";
import { fetchPublic, type FetchRules, PublicFetchError } from "../fetch/fetch-public.ts";
import { ApiError } from "../http/api-error.ts";
import { WorkerRefusal } from "../process/worker-refusal.ts";
import { workerTask } from "../process/worker-task.ts";
import { fileCopy } from "./file-contents.copy.ts";

const MAX_BYTES = 512 * 1024;
const TIMEOUT_MS = 5_000;
/** The sanitiser takes 20 ms for a page of 50 KiB, but many seconds for some hostile ones. */
const SANITISE_TIMEOUT_MS = 1_000;

/** Accepted media types, with the sanitiser that makes their content safe for a page. */
const SANITISERS: ReadonlyMap<string, "html" | "svg" | null> = new Map([
  ["image/svg+xml", "svg"],
  ["text/html", "html"],
  ["text/plain", null],
  ["text/csv", null],
  ["application/json", null],
]);

const sanitise = workerTask<(input: { kind: "html" | "svg"; text: string }) => string>(
  new URL("sanitise-worker.ts", import.meta.url),
  SANITISE_TIMEOUT_MS,
);

/**
 * The text of a file in the public internet. A private IP, an unknown host and a timeout give the same error, so that it
 * reveals nothing about the internal network.
 *
 * @param rules for tests: allowed IPs and the resolver
 * @throws ApiError 422 `file_contents.not_opened`, 503 while too many files are read
 */
export async function readFile(url: string, rules: Partial<FetchRules> = {}): Promise<FileContents> {
  const { bytes, type, charset } = await fetchPublic(url, {
    maxBytes: MAX_BYTES,
    timeoutMs: TIMEOUT_MS,
    accept: [...SANITISERS.keys()].join(", "),
    isWanted: (each) => SANITISERS.has(each),
    ...rules,
  }).catch((error: unknown) => {
    throw error instanceof PublicFetchError ? toApiError(error) : error;
  });
  const text = decode(bytes, charset);
  const kind = SANITISERS.get(type) ?? null;
  return { url, content_type: type, content: kind === null ? text : await sanitiseText(kind, text) };
}

async function sanitiseText(kind: "html" | "svg", text: string): Promise<string> {
  try {
    return await sanitise({ kind, text });
  } catch (error) {
    throw error instanceof WorkerRefusal && error.reason === "busy" ? error : createNotOpenedError(fileCopy.tooLarge);
  }
}

/** A NUL is not text: PostgreSQL cannot store it either. */
function decode(bytes: Buffer, charset = "utf-8"): string {
  try {
    return new TextDecoder(charset).decode(bytes).replaceAll("\0", "");
  } catch {
    throw createNotOpenedError(fileCopy.type);
  }
}

function toApiError({ fault }: PublicFetchError): ApiError {
  if (fault === "type" || fault === "tooLarge") return createNotOpenedError(fileCopy[fault]);
  return createNotOpenedError(fileCopy.notOpened);
}

const createNotOpenedError = (message: string) =>
  new ApiError(422, "file_contents.not_opened", message, { url: [message] });
