import { createHash } from "node:crypto";
import * as v from "valibot";
import { createGmoHandlers } from "./gmo-handlers.ts";
import { type GmoAnswer, createGmoLedger, GmoServerError, type GmoTestCard, invalid } from "./gmo-ledger.ts";
import { GMO_BODIES, type GmoPath } from "./gmo-request-bodies.ts";

/**
 * A stand-in of PGマルチペイメントサービス, OpenAPIタイプ 1.3.1, written by hand after its reference
 * (https://static.mul-pay.jp/doc/openapi-type/). It refuses what the reference refuses, and any parameter that the reference
 * does not name. It has no network: `fetch` is passed to the adapter.
 */
export interface GmoServer {
  fetch: typeof globalThis.fetch;
  /** Exchanges a card for a token, as MpToken.js does. */
  tokenOf(card: GmoTestCard): string;
  /** Ends the shopper's visit to the bank or the wallet. Closing the window ends nothing. */
  visit(redirectUrl: string, result: "passed" | "rejected" | "aborted" | "closed"): void;
  /** Pays the slip of an order, or lets it expire. */
  endSlip(orderId: string, status: "PAYSUCCESS" | "EXPIRED"): void;
  /** The body of the webhook about a paid slip. */
  webhookOf(orderId: string): string;
  /** Yen that the service reserves or has collected for an order. */
  heldAmount(orderId: string): number;
  /** The paths of all requests that the service received. */
  requests: string[];
  /** Changes the next answer, as a broken or confused service does. */
  alterNext(change: (answer: Record<string, unknown>) => void): void;
  /** Stops refunds: the service refuses to cancel a captured payment. */
  refuseRefunds(): void;
}

export interface GmoServerOptions {
  shopId: string;
  shopPassword: string;
  now(): Date;
}

const HOST = "https://stg.openapi.mul-pay.jp";

export function createGmoServer({ shopId, shopPassword, now }: GmoServerOptions): GmoServer {
  const ledger = createGmoLedger(now);
  const { orders, set } = ledger;
  const handlers = createGmoHandlers(ledger);
  const answered = new Map<string, { request: string; answer: GmoAnswer }>();
  const requests: string[] = [];
  let alteration: ((answer: Record<string, unknown>) => void) | null = null;

  function answerTo(path: string, headers: Headers, text: string): GmoAnswer {
    const credentials = Buffer.from(`${shopId}:${shopPassword}`).toString("base64");
    if (headers.get("authorization") !== `Basic ${credentials}`) throw new GmoServerError(401, "unauthorized_request");
    if (!Object.hasOwn(GMO_BODIES, path)) throw new GmoServerError(404, "resource_not_found");
    if (headers.get("content-type") !== "application/json") throw new GmoServerError(415, "unsupported_media_type");
    if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(headers.get("x-mp-version") ?? ""))
      throw new GmoServerError(400, "invalid_header");
    const key = headers.get("idempotency-key");
    if (key !== null && !/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/.test(key)) {
      throw new GmoServerError(400, "invalid_header", "Idempotency-Key");
    }
    const request = createHash("sha256").update(path).digest("hex");
    const earlier = key === null ? undefined : answered.get(key);
    if (earlier) {
      if (earlier.request !== request) throw new GmoServerError(409, "conflict");
      return earlier.answer;
    }
    const answer = handle(path as GmoPath, text);
    if (key !== null) answered.set(key, { request, answer });
    return answer;
  }

  function handle(path: GmoPath, text: string): GmoAnswer {
    const schema: v.GenericSchema<unknown, unknown> = GMO_BODIES[path];
    const read = v.safeParse(schema, JSON.parse(text));
    try {
      if (!read.success) throw invalid(v.getDotPath(read.issues[0]) ?? "body");
      // The schema of the path has checked the body for its handler.
      const handler = handlers[path] as (body: unknown) => GmoAnswer;
      return handler(read.output);
    } catch (error) {
      if (!(error instanceof GmoServerError)) throw error;
      return problem(error, path);
    }
  }

  const problem = ({ status, title, detail }: GmoServerError, instance: string): GmoAnswer => ({
    status,
    body: { title, detail, instance },
  });

  const orderOf = (orderId: string) => {
    const order = orders.get(orderId);
    if (!order) throw new Error(`GMO has no order ${orderId}`);
    return order;
  };

  return {
    requests,
    fetch: async (input, init) => {
      const { origin, pathname } = new URL(String(input));
      if (origin !== HOST) throw new TypeError(`There is no host ${origin}`);
      requests.push(pathname);
      if (init?.method !== "POST") return Response.json({ title: "method_not_allowed" }, { status: 405 });
      let answer: GmoAnswer;
      try {
        answer = answerTo(pathname, new Headers(init.headers), String(init.body));
      } catch (error) {
        if (!(error instanceof GmoServerError)) throw error;
        answer = problem(error, pathname);
      }
      const body = structuredClone(answer.body);
      alteration?.(body);
      alteration = null;
      const type = answer.status < 300 ? "application/json" : "application/problem+json";
      return new Response(JSON.stringify(body), { status: answer.status, headers: { "content-type": type } });
    },
    tokenOf: ledger.issueToken,
    visit: (redirectUrl, result) => {
      const order = orderOf(new URL(redirectUrl).searchParams.get("order") ?? "");
      if (result === "closed") return;
      if (order.chargeType === "WALLET") {
        set(order, result === "passed" ? "AUTH" : "PAYFAIL");
        if (result === "aborted") order.error = { title: "operation_aborted_by_user", detail: "" };
        return;
      }
      order.tds2Result = { tds2TransResult: result === "passed" ? "Y" : "N" };
      order.updated = now();
      if (result === "aborted") order.error = { title: "operation_aborted_by_user", detail: "" };
    },
    endSlip: (orderId, status) => set(orderOf(orderId), status),
    webhookOf: (orderId) => {
      const { accessId, csrfToken } = orderOf(orderId);
      return JSON.stringify({ accessId, event: "CASH_PAID", csrfToken });
    },
    heldAmount: (orderId) => {
      const order = orders.get(orderId);
      return order && ["AUTH", "SALES", "CAPTURE", "PAYSUCCESS"].includes(order.status) ? order.amount : 0;
    },
    alterNext: (change) => void (alteration = change),
    refuseRefunds: () => void (ledger.areRefundsRefused = true),
  };
}
