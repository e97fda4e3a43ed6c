import type { Answer, CallName } from "@noren/contract";

/** Calls the API for the shop `simple`. @throws when the status is not 2xx */
export type Ask = <N extends CallName>(name: N, method: string, path: string, body?: object) => Promise<Answer<N>>;

export const SHOP = { "x-channel": "simple" };

export const askOf =
  (origin: string): Ask =>
  async (name, method, path, body) => {
    const response = await fetch(origin + path, {
      method,
      headers: { ...SHOP, ...(body && { "content-type": "application/json" }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${name} answered ${response.status}: ${await response.text()}`);
    return (await response.json()) as Awaited<ReturnType<Ask>> as never;
  };
