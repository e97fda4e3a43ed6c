import type { CallName } from "@noren/contract";
import type { DownloadOutcome } from "@noren/domain/downloads";
import { isMaintenance, networkProblem, timeoutProblem, toProblem, type Problem } from "@noren/domain/problem";
import type { BaseQueryFn } from "@reduxjs/toolkit/query";
import { apiUrl, UnreachableError } from "./api-url.ts";
import type { CallRequest } from "./build-query.ts";
import type { ApiPort } from "./port.ts";

/** Time limit of a call, in milliseconds. */
export const ANSWER_TIMEOUT_MS = 15_000;
/** Time limit of a call with a file, which may be several megabytes on a mobile connection. */
const FILE_TIMEOUT_MS = 60_000;

/** The answer's headers, which carry pagination and limits. */
export interface AnswerMeta {
  readonly headers: Headers;
}

/** [auth.bearer] The environment is requested without the header. A refresh is authenticated by its cookie. */
const WITHOUT_TOKEN: readonly CallName[] = ["getEnvironment", "refresh"];
/** [error.401] A 401 on the logout call is rethrown. */
const WITHOUT_RETRY: readonly CallName[] = ["logout"];

type Sent = { response: Response; body: unknown; outcome: DownloadOutcome | undefined } | { problem: Problem };

/** A file is sent as multipart form data. The browser sets its content type, which contains the boundary. */
function contentOf({ body, file }: CallRequest): { body?: BodyInit; headers?: Record<string, string> } {
  if (file) {
    const form = new FormData();
    for (const [name, value] of Object.entries(body ?? {})) form.append(name, String(value));
    form.append("file", file);
    return { body: form };
  }
  return body === undefined ? {} : { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } };
}

/** The outcome of a call for a file; undefined for any other call, an error and a proxy's HTML page. */
function outcomeOf({ ok, headers }: Response, { readOutcome }: CallRequest): DownloadOutcome | undefined {
  const isPage = headers.get("content-type")?.startsWith("text/html") === true;
  return ok && !isPage ? readOutcome?.(headers) : undefined;
}

async function send(port: ApiPort, request: CallRequest, token: string | null, aborted: AbortSignal): Promise<Sent> {
  const timeout = new AbortController();
  const hasFile = (request.file ?? request.readOutcome) !== undefined;
  const timer = setTimeout(() => timeout.abort(), hasFile ? FILE_TIMEOUT_MS : ANSWER_TIMEOUT_MS);
  try {
    const { headers, ...content } = contentOf(request);
    const response = await port.fetch(port.origin + apiUrl(request), {
      method: request.method,
      headers: {
        Accept: request.readOutcome === undefined ? "application/json" : "*/*",
        ...port.headers,
        ...headers,
        ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
      },
      ...content,
      signal: AbortSignal.any([aborted, timeout.signal]),
    });
    const outcome = outcomeOf(response, request);
    if (outcome?.kind === "file") return { response, body: await response.blob(), outcome };
    return { response, body: parse(await response.text()), outcome };
  } catch (error) {
    if (error instanceof UnreachableError) return { problem: { kind: "notFound", message: "", code: "not_found" } };
    return { problem: timeout.signal.aborted ? timeoutProblem : networkProblem };
  } finally {
    clearTimeout(timer);
  }
}

/** Parses the answer's JSON; null for an empty answer, the text itself when it is not JSON (e.g. a proxy's page). */
function parse(text: string): unknown {
  if (text === "") return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/** Sends a call of the contract and returns its body, or a `Problem`; so is an answer against the contract. */
export const baseQuery: BaseQueryFn<CallRequest, unknown, Problem, object, AnswerMeta> = async (
  request,
  { extra, signal },
) => {
  const port = extra as ApiPort;
  const token = WITHOUT_TOKEN.includes(request.call) ? null : await port.auth.getAccessToken();
  const refusal = port.refusalOf?.(request.call, token === null) ?? null;
  if (refusal !== null) return { error: refusal };
  let sent = await send(port, request, token, signal);
  // [error.401] A 401 with authorization leads to one refresh and one retry.
  if ("response" in sent && sent.response.status === 401 && token !== null && !WITHOUT_RETRY.includes(request.call)) {
    const newer = await port.auth.refresh(token);
    if (newer !== null) sent = await send(port, request, newer, signal);
  }
  if ("problem" in sent) return { error: sent.problem };
  const { response, body, outcome } = sent;
  const meta = { headers: response.headers };
  if (!response.ok || isMaintenance(body)) return { error: toProblem(response.status, body, response.headers), meta };
  // [error.wrong-answer] A text is no JSON: a proxy's page, or an answer that was cut off.
  if (typeof body === "string" || (outcome === undefined && request.isAnswer?.(body) === false)) {
    // Names the fields in development.
    if (typeof body !== "string") await port.checkAnswer?.(request.call, body);
    console.error(`${request.method} ${request.path} answers against the contract`);
    return { error: toProblem(response.status, null), meta };
  }
  if (outcome?.kind === "file" && body instanceof Blob) port.save?.(body, outcome.name);
  else await port.checkAnswer?.(request.call, body);
  return { data: outcome ?? body, meta };
};
