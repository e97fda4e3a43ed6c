import type { Call } from "@noren/contract";
import { requestAddress } from "@noren/contract/example";
import type { Request } from "./step.ts";

/** How long an answer may take, milliseconds. */
const TIMEOUT_MS = 30_000;

/** A backend as the kit talks to it. */
export interface Backend {
  /** Where the contract's paths begin, without a slash at the end. */
  origin: string;
  /** What `X-Channel` carries. */
  channel: string;
}

export interface Response {
  status: number;
  headers: Headers;
  /** The body's bytes; JSON is read by `check.ts`. */
  bytes: Uint8Array;
}

/** Makes a call. Redirects are not followed: the contract has none. */
export async function send(backend: Backend, call: Call, request: Request, token?: string): Promise<Response> {
  const form = request.file && formOf(request.file, request.body);
  const hasJson = call.body !== undefined && !form;
  const answer = await fetch(backend.origin + requestAddress(call, request), {
    method: call.method,
    headers: {
      accept: call.file ? "*/*" : "application/json",
      "x-channel": backend.channel,
      ...(hasJson && { "content-type": "application/json" }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: form ?? (hasJson ? JSON.stringify(request.body ?? {}) : null),
    redirect: "manual",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  return { status: answer.status, headers: answer.headers, bytes: new Uint8Array(await answer.arrayBuffer()) };
}

function formOf(file: Blob, fields: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields ?? {})) form.append(name, String(value));
  form.append("file", file, "conformance.png");
  return form;
}
