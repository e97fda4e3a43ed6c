import { run } from "@noren/backend/db/statement";
import { reconcilePayments } from "@noren/backend/checkout/reconcile-payments";
import { payingCart } from "@noren/backend/testing/payment.fixture";
import { expectInvariants } from "@noren/backend/testing/invariants";
import { millisecondsInDay } from "date-fns/constants";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openSandboxShop, ORIGIN, type SandboxShop } from "./testing/sandbox-shop.ts";
import type { Notify } from "./tick.ts";

const CHALLENGED = "4000000000003220";

describe("a shop whose shoppers go to the sandbox", () => {
  let world: SandboxShop;
  beforeAll(async () => {
    world = await openSandboxShop();
  });
  beforeEach(() => run(world.shop.db, "DELETE FROM payment_sandbox.callbacks", []));
  afterEach(() => expectInvariants(world.shop));

  it("sends the shopper to the bank's page and back, and has the order", async () => {
    const cart = await payingCart(world.shop, "card");
    const { body } = await cart.decide(await world.tokenOf(CHALLENGED));
    const { url } = body.payment;
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:4099\/three-d-secure\//);
    const page = await (await world.sandbox.request(url)).text();
    for (const word of ["本人認証", "2,970円", body.order_no, "**** **** **** 3220"]) expect(page).toContain(word);
    const wrong = await world.submit(url, { code: "000000" });
    expect([wrong.status, wrong.text.includes("正しくありません")]).toEqual([422, true]);
    const right = await world.submit(url, { code: "123456" });
    expect(right).toMatchObject({
      status: 303,
      location: `http://localhost:3000/cart/complete?no=${body.order_no}`,
    });
    expect((await cart.order(body.order_no)).body.status).toBe("paid");
    expect(await world.tick()).toBe(1);
    expect(await world.tick()).toBe(0);
    expect(await world.atService(body.order_no)).toEqual(["captured"]);
  });

  it.each([
    ["is given up", [{ cancel: "1" }], "aborted"],
    ["is failed three times", [{ code: "1" }, { code: "2" }, { code: "3" }], "not_authenticated"],
  ])("has no order where the bank's question %s", async (_, answers, code) => {
    const cart = await payingCart(world.shop, "card");
    const { body } = await cart.decide(await world.tokenOf(CHALLENGED));
    const ends = [];
    for (const fields of answers) ends.push(await world.submit(body.payment.url, fields));
    expect(ends.at(-1)).toMatchObject({ status: 303, location: "http://localhost:3000/cart/payment" });
    await world.tick();
    expect((await cart.read()).transaction_error).toMatchObject({ code });
    expect(await world.statusOf(body.order_no)).toBeNull();
    expect((await world.sandbox.request(body.payment.url)).status).toBe(404);
  });

  it("opens a shopper's page to nobody without its key", async () => {
    const cart = await payingCart(world.shop, "redirect");
    const { url } = (await cart.decide()).body.payment;
    for (const other of [url.replace(/key=.*/, ""), `${url}x`, url.replace("wallet", "three-d-secure")]) {
      expect((await world.sandbox.request(other)).status).toBe(404);
      expect((await world.submit(other, { confirm: "1" })).status).toBe(404);
    }
    expect((await world.sandbox.request(`${ORIGIN}/wallet/nonsense?key=`)).status).toBe(404);
  });

  it.each([
    ["once", (send: Notify) => send],
    [
      "twice",
      (send: Notify): Notify =>
        async (...told) =>
          (await send(...told)) && send(...told),
    ],
  ])("has the order of a wallet whose shopper does not come back: told %s", async (_, tell) => {
    const cart = await payingCart(world.shop, "redirect");
    const { body } = await cart.decide();
    const page = await (await world.sandbox.request(body.payment.url)).text();
    expect(page).toContain("こばんペイ");
    await world.submit(body.payment.url, { confirm: "1" });
    await world.tick(tell);
    expect(await world.statusOf(body.order_no)).toBe("paid");
    expect(await world.atService(body.order_no)).toEqual(["captured"]);
  });

  it("is told again, later and later, until it has taken it", async () => {
    const cart = await payingCart(world.shop, "redirect");
    const { body } = await cart.decide();
    await world.submit(body.payment.url, { confirm: "1" });
    const deaf = () => async () => false;
    await world.tick(deaf);
    expect(await world.tick(deaf)).toBe(0);
    await world.later(11_000, () => world.tick(deaf));
    await world.later(20_000, async () => expect(await world.tick()).toBe(0));
    await world.later(31_000, () => world.tick());
    expect(await world.statusOf(body.order_no)).toBe("paid");
  });

  it("believes no callback that others signed, whatever it says", async () => {
    const cart = await payingCart(world.shop, "redirect");
    const { body } = await cart.decide();
    await world.submit(body.payment.url, { confirm: "1" });
    const forged =
      (send: Notify): Notify =>
      (text, headers) => {
        const [name = "", value = ""] = Object.entries(headers)[0] ?? [];
        return send(text, { [name]: value.replace(/v1=.*/, `v1=${"0".repeat(64)}`) });
      };
    await world.tick(forged);
    expect(await world.statusOf(body.order_no)).toBeNull();
  });

  it("gives back what came through too late", async () => {
    const cart = await payingCart(world.shop, "redirect");
    const { body } = await cart.decide();
    await world.later(1_799_000, () => world.submit(body.payment.url, { confirm: "1" }));
    await world.later(1_800_000, async () => {
      await world.tick();
      await reconcilePayments(world.context);
    });
    expect(await world.statusOf(body.order_no)).toBeNull();
    expect(await world.atService(body.order_no)).toEqual(["returned"]);
  });

  it("ends what nobody went on with", async () => {
    const cart = await payingCart(world.shop, "redirect");
    const { body } = await cart.decide();
    await world.later(1_800_000, async () => {
      expect((await world.sandbox.request(body.payment.url)).status).toBe(404);
      await world.tick();
    });
    expect((await cart.read()).transaction_error).toMatchObject({ code: "expired" });
  });

  it("has a number for the convenience store, which is paid at the operator's page, or not", async () => {
    const orderOf = async () => {
      const cart = await payingCart(world.shop, "convenience");
      const { body } = await cart.decide();
      const [row] = await run<{ id: string }>(
        world.shop.db,
        "SELECT id FROM payment_sandbox.payments WHERE request ->> 'order_no' = $1",
        [body.order_no],
      );
      return { order: body.order, id: row?.id };
    };
    const paid = await orderOf();
    expect(paid.order.payment_guide).toMatch(/受付番号：\d{4}-\d{4}-\d{4}\nお支払い期限：/);
    const page = await (await world.sandbox.request(`${ORIGIN}/operator`)).text();
    for (const word of [paid.order.order_no, "入金待ち", "店頭で支払う"]) expect(page).toContain(word);
    await world.sandbox.request(`${ORIGIN}/operator/${paid.id}/pay`, { method: "POST" });
    await world.tick();
    expect(await world.statusOf(paid.order.order_no)).toBe("paid");

    const unpaid = await orderOf();
    await world.later(8 * millisecondsInDay, () => world.tick());
    expect(await world.statusOf(unpaid.order.order_no)).toBe("cancelled");
  });

  it("is moved by nobody's page but its own", async () => {
    const foreign = { headers: { "sec-fetch-site": "cross-site" } };
    for (const [origin, init] of [
      [ORIGIN, foreign],
      ["http://sandbox.example.com:4099", {}],
    ] as const) {
      const moved = await world.sandbox.request(`${origin}/operator/x/pay`, { method: "POST", ...init });
      expect(moved.status).toBe(404);
      expect((await world.sandbox.request(`${origin}/operator`, init)).status).toBe(404);
    }
  });
});
