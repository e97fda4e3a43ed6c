import { get as getPlain, type IncomingMessage } from "node:http";
import { get as getSecure } from "node:https";
import { isIP } from "node:net";
import { importMessages } from "./import.messages.ts";
import { isPublicAddress, NotPublicError, publicLookup } from "./public-address.ts";

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 15 * 1024 * 1024;
const MAX_REDIRECTS = 3;

/** Why a picture could not be had, in the summary's words. */
export class FetchError extends Error {
  override readonly name = "FetchError";
  /** The host did not answer at all: no further picture of it will come. */
  readonly isHostDown: boolean;
  constructor(message: string, options: { isHostDown?: boolean } = {}) {
    super(message);
    this.isHostDown = options.isHostDown ?? false;
  }
}

export interface FetchOptions {
  /** Which IP addresses may be asked; those of the public internet unless said otherwise. */
  isAllowed?: (address: string) => boolean;
  timeoutMs?: number;
}

/**
 * Fetches the bytes behind an address that somebody's file names: http(s) to the public internet only, at most three
 * redirects, 10 seconds, 15 MB.
 *
 * @throws FetchError
 */
export async function fetchPicture(address: string, options: FetchOptions = {}): Promise<Buffer> {
  const { isAllowed = isPublicAddress, timeoutMs = TIMEOUT_MS } = options;
  const signal = AbortSignal.timeout(timeoutMs);
  let url = parse(address);
  try {
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
      const answer = await ask(url, isAllowed, signal);
      const { statusCode = 0 } = answer;
      const target = answer.headers.location;
      if (statusCode >= 300 && statusCode < 400 && target !== undefined) {
        answer.destroy();
        url = parse(new URL(target, url).href);
        continue;
      }
      if (statusCode !== 200) {
        answer.destroy();
        throw new FetchError(importMessages.picture.status(statusCode));
      }
      return await readBytes(answer);
    }
    throw new FetchError(importMessages.picture.tooManyRedirects);
  } catch (error) {
    throw error instanceof FetchError ? error : describe(error, signal);
  }
}

function parse(address: string): URL {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) throw new FetchError(importMessages.picture.notAnAddress);
  return url;
}

function ask(url: URL, isAllowed: (address: string) => boolean, signal: AbortSignal): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, "");
  // An address that is a number already is never looked up.
  if (isIP(host) !== 0 && !isAllowed(host)) throw new NotPublicError(host);
  const get = url.protocol === "https:" ? getSecure : getPlain;
  return new Promise((resolve, reject) => {
    get(url, { lookup: publicLookup(isAllowed), signal, agent: false, headers: { accept: "image/*" } }, resolve).on(
      "error",
      reject,
    );
  });
}

async function readBytes(answer: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    size += chunk.byteLength;
    if (size > MAX_BYTES) throw new FetchError(importMessages.picture.tooLarge);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function describe(error: unknown, signal: AbortSignal): FetchError {
  const { notPublic, timeout, unreachable } = importMessages.picture;
  if (error instanceof NotPublicError) return new FetchError(notPublic, { isHostDown: true });
  return new FetchError(signal.aborted ? timeout : unreachable, { isHostDown: true });
}
