import { millisecondsInSecond } from "date-fns/constants";
import * as v from "valibot";
import { parseJson } from "../../http/parse-json.ts";
import { log } from "../../process/log.ts";
import { ServiceUnreachable } from "../service/payment-service.ts";
import type { GmoConfig } from "./gmo-config.ts";
import { Problem } from "./gmo-protocol.ts";

/** A card's bank may answer slowly; the shopper waits. */
export const TIMEOUT_MS = 30 * millisecondsInSecond;

/** The version of the service's API that this adapter was written for. */
const API_VERSION = "2024-06";

const HOSTS = { test: "https://stg.openapi.mul-pay.jp", live: "https://openapi.mul-pay.jp" } as const;

/** The service refused a request (400, or 402 if a bank or wallet did), so the request changed nothing. */
export class GmoRefusal extends Error {
  override readonly name = "GmoRefusal";
  readonly status: 400 | 402;
  /** The service's error code, e.g. `card_declined`. */
  readonly title: string;
  readonly detail: string;

  constructor(status: 400 | 402, { title, detail }: v.InferOutput<typeof Problem>) {
    super(title);
    this.status = status;
    this.title = title;
    this.detail = detail;
  }
}

/** Posts JSON to a path of the service. An idempotency key makes repeated requests have one effect, for 24 hours. */
export type GmoApi = <S extends v.GenericSchema>(
  answer: S,
  path: string,
  body: object,
  key?: string,
) => Promise<v.InferOutput<S>>;

/** @throws GmoRefusal, or ServiceUnreachable if the outcome is unknown */
export function createGmoApi(
  { environment, shop_id, shop_password }: Pick<GmoConfig, "environment" | "shop_id" | "shop_password">,
  fetch: typeof globalThis.fetch,
): GmoApi {
  const authorization = `Basic ${Buffer.from(`${shop_id}:${shop_password}`).toString("base64")}`;
  return async (answer, path, body, key) => {
    const headers = {
      authorization,
      "content-type": "application/json",
      "x-mp-version": API_VERSION,
      ...(key !== undefined && { "idempotency-key": key }),
    };
    const { status, text } = await fetch(HOSTS[environment] + path, {
      method: "POST",
      headers,
      body: JSON.stringify(body),
      redirect: "error",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
      .then(async (response) => ({ status: response.status, text: await response.text() }))
      .catch((cause: unknown) => Promise.reject(new ServiceUnreachable(`GMO does not answer ${path}`, { cause })));
    if (status === 400 || status === 402) {
      const problem = v.safeParse(Problem, parseJson(text));
      if (problem.success) throw new GmoRefusal(status, problem.output);
    }
    if (status === 401) log("error", "GMO rejected the shop's id or password", { path });
    const read = v.safeParse(answer, status >= 200 && status < 300 ? parseJson(text) : undefined);
    if (!read.success) throw new ServiceUnreachable(`GMO answered ${status} to ${path}`);
    return read.output;
  };
}
