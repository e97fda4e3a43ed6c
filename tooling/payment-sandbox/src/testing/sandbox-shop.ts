import { channels } from "@noren/backend/db/schema/shop";
import { runStatement } from "@noren/backend/db/statement";
import type { App } from "@noren/backend/http/app";
import { createSandboxService } from "@noren/backend/payment/sandbox/sandbox-service";
import type { PaymentService } from "@noren/backend/payment/service/payment-service";
import type { PaymentContext } from "@noren/backend/context/request-context";
import { readOrders, testOffers } from "@noren/backend/testing/payment.fixture";
import { openTestShop, type TestShop } from "@noren/backend/testing/shop";
import { type UnreliableNetwork, unreliableNetwork } from "@noren/backend/testing/unreliable-network";
import { createSandbox } from "../app.ts";
import { openStore } from "../open-store.ts";
import { type Notify, tick } from "../tick.ts";

export const SECRET = "secret-of-shop-and-sandbox";
export const ORIGIN = "http://127.0.0.1:4099";

/** A shop and a sandbox that share a database and a clock, without a network between them. */
export interface SandboxShop {
  shop: TestShop;
  sandbox: App;
  service: PaymentService;
  /** Between shop and sandbox. */
  network: UnreliableNetwork;
  context: PaymentContext;
  /** Runs the sandbox's worker once; `intercept` wraps the function that notifies the shop. */
  tick(intercept?: (send: Notify) => Notify): Promise<number>;
  /** Runs `work` that many milliseconds later, then resets the clock. */
  later(ms: number, work: () => Promise<unknown>): Promise<void>;
  /** The status of an order, null when it does not exist. */
  statusOf(orderNo: string): Promise<string | null>;
  /** The statuses of an order's payments at the sandbox. */
  paymentStatusesOf(orderNo: string): Promise<string[]>;
  /** Exchanges a card for a token, as the script does. */
  tokenOf(ccNumber: string): Promise<{ token: string; token_key: string }>;
  /** A token of the security code of a stored card. */
  codeToken(): Promise<{ token: string; token_key: string }>;
  /** Submits the form of a page that the shopper was redirected to; resolves with the next redirect. */
  submit(
    url: string,
    fields: Record<string, string>,
  ): Promise<{ status: number; location: string | null; text: string }>;
}

export async function openSandboxShop(): Promise<SandboxShop> {
  // The shop needs the sandbox for its service, and the sandbox needs the shop's database, so it is created second.
  const built: { sandbox?: App } = {};
  const clock = { now: () => new Date() };
  const network = unreliableNetwork(async (url, init) => {
    if (!built.sandbox) throw new TypeError("fetch failed");
    return built.sandbox.request(String(url), init);
  });
  const { fetch } = network;
  const service = createSandboxService({ origin: ORIGIN, secret: SECRET, now: () => clock.now(), fetch });
  const shop = await openTestShop({ service });
  clock.now = () => shop.clock.now;
  await shop.db.update(channels).set({ paymentMethods: [...testOffers] });
  await openStore(shop.db);
  const context = { db: shop.db, origin: ORIGIN, secret: SECRET, now: clock.now };
  const sandbox = createSandbox(context);
  built.sandbox = sandbox;
  const send: Notify = async (body, headers) =>
    (await shop.fetch("/callbacks/payment/test", { method: "POST", headers, body, channel: null })).status < 300;
  /** What the script does with a card. */
  const exchange = async (path: string, card: Record<string, string>) => {
    const response = await sandbox.request(path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ merchant_id: "noren", card }),
    });
    const { token, token_key } = (await response.json()) as { token: string; token_key: string };
    return { token, token_key };
  };
  return {
    shop,
    sandbox,
    service,
    network,
    context: { db: shop.db, services: new Map([["test", service]]), now: clock.now, secret: shop.secret },
    tick: (intercept) => tick(context, intercept ? intercept(send) : send),
    later: async (ms, work) => {
      const { now } = shop.clock;
      shop.clock.now = new Date(now.getTime() + ms);
      await work();
      shop.clock.now = now;
    },
    statusOf: async (orderNo) => (await readOrders(shop)).find((order) => order.order_no === orderNo)?.status ?? null,
    paymentStatusesOf: async (orderNo) => {
      const text = "SELECT status FROM payment_sandbox.payments WHERE request ->> 'order_no' = $1";
      const rows = await runStatement<{ status: string }>(shop.db, text, [orderNo]);
      return rows.map(({ status }) => status);
    },
    tokenOf: (ccNumber) =>
      exchange("/tokens", { ccNumber, ccName: "HANAKO YAMADA", ccExpiration: "203012", securityCode: "123" }),
    codeToken: () => exchange("/codes", { securityCode: "123" }),
    submit: async (url, fields) => {
      const key = new URL(url).searchParams.get("key") ?? "";
      const body = new URLSearchParams({ key, ...fields });
      const response = await sandbox.request(url, { method: "POST", body });
      return { status: response.status, location: response.headers.get("location"), text: await response.text() };
    },
  };
}
