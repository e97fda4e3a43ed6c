import type { Answer, CallName } from "@noren/contract";

/** Calls the API of the shop `simple` and returns the answer. @throws when the status is not 2xx */
export type ApiClient = <N extends CallName>(
  name: N,
  method: string,
  path: string,
  body?: object,
) => Promise<Answer<N>>;

export const CHANNEL_HEADERS = { "x-channel": "simple" };

/** @param origin of the API */
export const createApiClient =
  (origin: string): ApiClient =>
  async (name, method, path, body) => {
    const response = await fetch(origin + path, {
      method,
      headers: { ...CHANNEL_HEADERS, ...(body && { "content-type": "application/json" }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${name} answered ${response.status}: ${await response.text()}`);
    return (await response.json()) as Awaited<ReturnType<ApiClient>> as never;
  };
