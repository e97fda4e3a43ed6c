import { get as getPlain, type IncomingMessage } from "node:http";
import { get as getSecure } from "node:https";
import { isIP } from "node:net";
import { isPublicIp, NotPublicError, publicLookup, type Resolve } from "./public-ip.ts";

const MAX_REDIRECTS = 3;

/** Why a fetch failed; the caller chooses the message. */
export type FetchFault =
  | "invalidUrl"
  | "notPublic"
  | "tooManyRedirects"
  | "status"
  | "type"
  | "tooLarge"
  | "timeout"
  | "unreachable";

export class PublicFetchError extends Error {
  override readonly name = "PublicFetchError";
  readonly fault: FetchFault;
  /** The HTTP status of an unsuccessful answer. */
  readonly status: number | undefined;
  constructor(fault: FetchFault, status?: number) {
    super(fault);
    this.fault = fault;
    this.status = status;
  }
}

export interface FetchRules {
  maxBytes: number;
  timeoutMs: number;
  /** The `Accept` header, e.g. `image/*`. */
  accept: string;
  /** Accepts a media type (without parameters); all by default. */
  isWanted?: (type: string) => boolean;
  /** Allows an IP; those of the public internet by default. */
  isAllowed?: (ip: string) => boolean;
  /** Resolves a host name; the system's resolver by default. */
  resolve?: Resolve;
}

export interface Fetched {
  bytes: Buffer;
  /** Media type without parameters, in lower case; empty when the answer has none. */
  type: string;
  /** The media type's `charset`. */
  charset: string | undefined;
}

/**
 * Fetches a URL from an untrusted source: http(s) to the public internet only, redirects included, of which it follows
 * three.
 *
 * @throws PublicFetchError
 */
export async function fetchPublic(text: string, rules: FetchRules): Promise<Fetched> {
  const signal = AbortSignal.timeout(rules.timeoutMs);
  let url = parse(text);
  try {
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
      const answer = await request(url, rules, signal);
      const { statusCode = 0 } = answer;
      const target = answer.headers.location;
      if (statusCode >= 300 && statusCode < 400 && target !== undefined) {
        answer.destroy();
        url = parse(target, url);
        continue;
      }
      return await read(answer, rules);
    }
    throw new PublicFetchError("tooManyRedirects");
  } catch (error) {
    if (error instanceof PublicFetchError) throw error;
    if (error instanceof NotPublicError) throw new PublicFetchError("notPublic");
    throw new PublicFetchError(signal.aborted ? "timeout" : "unreachable");
  }
}

/** Refuses URLs with credentials, which the request would send. */
function parse(text: string, base?: URL): URL {
  const url = URL.parse(text, base);
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== "" || url.password !== "")
    throw new PublicFetchError("invalidUrl");
  return url;
}

function request(url: URL, rules: FetchRules, signal: AbortSignal): Promise<IncomingMessage> {
  const { isAllowed = isPublicIp, resolve, accept } = rules;
  const host = url.hostname.replace(/^\[|\]$/g, "");
  // Node looks up no IP. `URL` has normalised every notation of it (octal, hexadecimal, one number).

  if (isIP(host) !== 0 && !isAllowed(host)) throw new NotPublicError(host);
  const get = url.protocol === "https:" ? getSecure : getPlain;
  const lookup = publicLookup(isAllowed, resolve);
  return new Promise((done, failed) => {
    get(url, { lookup, signal, agent: false, headers: { accept } }, done).on("error", failed);
  });
}

async function read(answer: IncomingMessage, { maxBytes, isWanted }: FetchRules): Promise<Fetched> {
  const { statusCode } = answer;
  const [type = "", ...parameters] = (answer.headers["content-type"] ?? "")
    .toLowerCase()
    .split(";")
    .map((part) => part.trim());
  const refuse = (error: PublicFetchError) => {
    answer.destroy();
    return error;
  };
  if (statusCode !== 200) throw refuse(new PublicFetchError("status", statusCode));
  if (isWanted && !isWanted(type)) throw refuse(new PublicFetchError("type"));
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new PublicFetchError("tooLarge");
    chunks.push(chunk);
  }
  const charset = parameters.find((each) => each.startsWith("charset="))?.slice("charset=".length);
  return { bytes: Buffer.concat(chunks), type, charset: charset?.replaceAll('"', "") };
}
