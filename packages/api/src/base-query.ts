import type { CallName } from "@noren/contract";
import { isMaintenance, networkProblem, timeoutProblem, toProblem, type Problem } from "@noren/domain/problem";
import type { BaseQueryFn } from "@reduxjs/toolkit/query";
import { addressOf, UnreachableError } from "./address.ts";
import type { CallRequest } from "./ask.ts";
import type { ApiPort } from "./port.ts";

/** How long an answer may take, in milliseconds. */
export const ANSWER_TIMEOUT_MS = 15_000;

/** Beside the answer's body: its headers, which carry pagination and limits. */
export interface AnswerMeta {
  readonly headers: Headers;
}

/** Spec 6: the environment is asked for without the header. A refresh proves itself by its cookie. */
const WITHOUT_TOKEN: readonly CallName[] = ["getEnvironment", "refresh"];
/** Spec 8: a 401 on the logout call is rethrown. */
const WITHOUT_RETRY: readonly CallName[] = ["logout"];

type Sent = { response: Response; body: unknown } | { problem: Problem };

async function send(port: ApiPort, request: CallRequest, token: string | null, aborted: AbortSignal): Promise<Sent> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), ANSWER_TIMEOUT_MS);
  try {
    const response = await port.fetch(port.origin + addressOf(request), {
      method: request.method,
      headers: {
        Accept: "application/json",
        ...port.headers,
        ...(request.body === undefined ? {} : { "Content-Type": "application/json" }),
        ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
      },
      ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
      signal: AbortSignal.any([aborted, timeout.signal]),
    });
    const text = await response.text();
    return { response, body: parse(text) };
  } catch (error) {
    if (error instanceof UnreachableError) return { problem: { kind: "notFound", message: "", code: "not_found" } };
    return { problem: timeout.signal.aborted ? timeoutProblem : networkProblem };
  } finally {
    clearTimeout(timer);
  }
}

/** The answer's JSON; null for none, the text itself where it is no JSON (a proxy's page, say). */
function parse(text: string): unknown {
  if (text === "") return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/** Sends a call of the contract and answers its body, or the `Problem` that section 8 knows. */
export const baseQuery: BaseQueryFn<CallRequest, unknown, Problem, object, AnswerMeta> = async (
  request,
  { extra, signal },
) => {
  const port = extra as ApiPort;
  const token = WITHOUT_TOKEN.includes(request.call) ? null : await port.auth.getAccessToken();
  let sent = await send(port, request, token, signal);
  // Spec 8: a 401 with authorization is met with one refresh and one retry.
  if ("response" in sent && sent.response.status === 401 && token !== null && !WITHOUT_RETRY.includes(request.call)) {
    const newer = await port.auth.refresh(token);
    if (newer !== null) sent = await send(port, request, newer, signal);
  }
  if ("problem" in sent) return { error: sent.problem };
  const { response, body } = sent;
  const meta = { headers: response.headers };
  if (!response.ok || isMaintenance(body) || typeof body === "string")
    return { error: toProblem(response.status, body, response.headers), meta };
  await port.checkAnswer?.(request.call, body);
  return { data: body, meta };
};
