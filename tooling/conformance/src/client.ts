import type { Call } from "@noren/contract";
import { requestUrl } from "@noren/contract/example";
import type { Request } from "./step.ts";

/** The longest time a response may take. */
const TIMEOUT_MS = 30_000;

/** The backend under test. */
export interface Backend {
  /** The base URL of the contract's paths, without a trailing slash. */
  origin: string;
  /** The value of `X-Channel`; null for a storefront, whose host names the channel. */
  channel: string | null;
}

export interface Response {
  status: number;
  headers: Headers;
  /** The body; `check-response.ts` parses JSON. */
  bytes: Uint8Array;
}

/** Sends a call without following redirects: the contract has none. */
export async function sendCall(backend: Backend, call: Call, request: Request, token?: string): Promise<Response> {
  const form = request.file && buildForm(request.file, request.body);
  const hasJson = call.body !== undefined && !form;
  const response = await fetch(backend.origin + requestUrl(call, request), {
    method: call.method,
    headers: {
      accept: call.file ? "*/*" : "application/json",
      ...(backend.channel !== null && { "x-channel": backend.channel }),
      ...(hasJson && { "content-type": "application/json" }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: form ?? (hasJson ? JSON.stringify(request.body ?? {}) : null),
    redirect: "manual",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  return { status: response.status, headers: response.headers, bytes: new Uint8Array(await response.arrayBuffer()) };
}

function buildForm(file: Blob, fields: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields ?? {})) form.append(name, String(value));
  form.append("file", file, "conformance.png");
  return form;
}
