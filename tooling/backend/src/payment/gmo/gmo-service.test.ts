import { randomUUID } from "node:crypto";
import { addMinutes } from "date-fns/addMinutes";
import { addSeconds } from "date-fns/addSeconds";
import * as fc from "fast-check";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { testPaymentRequest } from "../../testing/payment-service-under-test.ts";
import { type PaymentRequest, ServiceUnreachable } from "../service/payment-service.ts";
import { createGmoService } from "./gmo-service.ts";
import { createCallbackToken, createIdempotencyKey, orderIdOf, readCallbackToken } from "./gmo-ids.ts";
import { openGmo, testGmoConfig } from "./gmo.fixture.ts";

let gmo: ReturnType<typeof openGmo>;
beforeEach(() => {
  gmo = openGmo();
});

const requestOf = (changes: Partial<PaymentRequest>) => testPaymentRequest(gmo.clock.now, changes);
const cardOf = (token: string, keep = false) => ({ kind: "new", token, token_key: "MP_TOKEN", keep }) as const;

async function authorised(changes: Partial<PaymentRequest> = {}) {
  const request = requestOf({ card: cardOf(gmo.server.tokenOf("good")), ...changes });
  const begun = await gmo.service.authorise(request);
  gmo.server.visit(begun.url ?? "", "passed");
  const payment = await gmo.service.find(request.id);
  return { id: request.id, payment };
}

describe("a charge", () => {
  it("of another amount or order than the shop's is not taken as authorised", async () => {
    for (const change of [{ amount: "29700" }, { orderId: orderIdOf(randomUUID()) }]) {
      gmo.server.alterNext((answer) => Object.assign(answer["orderReference"] as object, change));
      const request = requestOf({ card: cardOf(gmo.server.tokenOf("good")) });
      await expect(gmo.service.authorise(request)).rejects.toThrow(ServiceUnreachable);
    }
  });

  it("sends names that the service takes, however the shopper writes them", async () => {
    const { payer } = requestOf({});
    for (const name of ["寿限無".repeat(20), "👘".repeat(40), "a"]) {
      const kana = `${"ジュゲム ".repeat(20)}じゅげむ〜♪`;
      const slip = requestOf({
        method: "convenience",
        payer: { ...payer, name, kana, phone_number: "+81 (6) 1234-5678-999" },
      });
      expect((await gmo.service.authorise(slip)).status).toBe("authorised");
    }
  });

  it("by a method that the service does not have begins nothing", async () => {
    const deferred = requestOf({ method: "deferred" });
    await expect(gmo.service.authorise(deferred)).rejects.toThrow(ServiceUnreachable);
    expect(gmo.server.requests).toEqual([]);
  });

  it("of a cart from before the choice of a store has a slip all the same", async () => {
    const { slip } = await gmo.service.authorise(requestOf({ method: "convenience", store: null }));
    expect(slip?.store).toBe("lawson");
    const seven = await gmo.service.authorise(requestOf({ method: "convenience", store: "seven_eleven" }));
    expect([seven.slip?.store, seven.slip?.number]).toEqual(["seven_eleven", expect.stringMatching(/^\d{11}$/)]);
    expect(slip?.number).toMatch(/^\d{11}（確認番号：\d{5}）$/);
  });
});

describe("3-D Secure", () => {
  it("declined by the bank after the authentication is a declined card", async () => {
    const request = requestOf({ card: cardOf(gmo.server.tokenOf("declined-late")) });
    gmo.server.visit((await gmo.service.authorise(request)).url ?? "", "passed");
    expect(await gmo.service.find(request.id)).toMatchObject({ status: "failed", reason: "declined" });
    expect(await gmo.service.find(request.id)).toMatchObject({ status: "failed", reason: "declined" });
    expect(gmo.server.requests.filter((path) => path === "/tds2/finalizeCharge")).toHaveLength(1);
  });

  it("passed after the shop gave the payment up charges nothing", async () => {
    const request = requestOf({ card: cardOf(gmo.server.tokenOf("good")) });
    const { url } = await gmo.service.authorise(request);
    gmo.server.visit(url ?? "", "closed");
    await expect(gmo.service.cancel(request.id)).rejects.toThrow(ServiceUnreachable);
    gmo.clock.now = addMinutes(gmo.clock.now, 2);
    expect((await gmo.service.cancel(request.id)).status).toBe("returned");
    gmo.server.visit(url ?? "", "passed");
    expect(gmo.server.heldAmount(orderIdOf(request.id))).toBe(0);
  });

  it("whose charge loses its answer is charged once", async () => {
    const request = requestOf({ card: cardOf(gmo.server.tokenOf("good")) });
    gmo.server.visit((await gmo.service.authorise(request)).url ?? "", "passed");
    let calls = 0;
    const service = createGmoService({
      config: testGmoConfig,
      now: () => gmo.clock.now,
      fetch: async (url, init) => {
        const answer = await gmo.server.fetch(url, init);
        if (String(url).endsWith("/finalizeCharge") && (calls += 1) === 1) throw new TypeError("fetch failed");
        return answer;
      },
    });
    await expect(service.find(request.id)).rejects.toThrow(ServiceUnreachable);
    expect((await service.find(request.id))?.status).toBe("authorised");
    expect(gmo.server.heldAmount(orderIdOf(request.id))).toBe(2970);
  });
});

describe("a cancellation", () => {
  it("that the service no longer carries out leaves the refund to the shop", async () => {
    const { id } = await authorised();
    await gmo.service.capture(id);
    gmo.server.refuseRefunds();
    expect((await gmo.service.cancel(id)).status).toBe("captured");
  });

  it("of a wallet payment waits until the wallet has closed its page", async () => {
    const request = requestOf({ method: "redirect" });
    const { url } = await gmo.service.authorise(request);
    await expect(gmo.service.cancel(request.id)).rejects.toThrow(ServiceUnreachable);
    gmo.server.visit(url ?? "", "passed");
    expect((await gmo.service.cancel(request.id)).status).toBe("returned");
    expect(gmo.server.heldAmount(orderIdOf(request.id))).toBe(0);
    const left = requestOf({ method: "redirect" });
    await gmo.service.authorise(left);
    await expect(gmo.service.cancel(left.id)).rejects.toThrow(ServiceUnreachable);
    gmo.clock.now = addMinutes(gmo.clock.now, 30);
    expect((await gmo.service.cancel(left.id)).status).toBe("returned");
  });

  it("has a newer version than a capture in the same second", async () => {
    const { id, payment } = await authorised();
    const captured = await gmo.service.capture(id);
    const returned = await gmo.service.cancel(id);
    expect(captured.version).toBeGreaterThan(payment?.version ?? 0);
    expect(returned.version).toBeGreaterThan(captured.version);
    gmo.clock.now = addSeconds(gmo.clock.now, 1);
    expect((await gmo.service.find(id))?.version).toBe(returned.version);
  });
});

describe("a card to save", () => {
  it("of a brand that the shop does not take is not saved, and its payment succeeds", async () => {
    const { payment } = await authorised({ card: cardOf(gmo.server.tokenOf("unknown-brand"), true) });
    expect(payment).toMatchObject({ status: "authorised", card: null });
  });

  it("is saved once, however often the payment is read", async () => {
    const { id, payment } = await authorised({ card: cardOf(gmo.server.tokenOf("good"), true) });
    const again = await gmo.service.find(id);
    expect(payment?.card).not.toBeNull();
    expect(again?.card).toEqual(payment?.card);
  });
});

describe("an answer", () => {
  const answering = (answer: () => Promise<Response>) =>
    createGmoService({ config: testGmoConfig, now: () => gmo.clock.now, fetch: answer });

  it.each([
    ["a system error", async () => Response.json({ title: "internal_server_error" }, { status: 500 })],
    ["maintenance", async () => Response.json({ title: "maintenance" }, { status: 502 })],
    ["too many requests", async () => Response.json({ title: "too_many_requests" }, { status: 429 })],
    ["a double request", async () => Response.json({ title: "conflict" }, { status: 409 })],
    ["a page of a proxy", async () => new Response("<html>", { status: 200 })],
    ["a refusal without a code", async () => new Response("", { status: 402 })],
    ["a connection that breaks in the body", async () => brokenResponse()],
  ])("of %s leaves the outcome unknown", async (_, answer) => {
    const service = answering(answer);
    const request = requestOf({ card: cardOf("tok") });
    for (const call of [service.authorise(request), service.find(request.id), service.cancel(request.id)]) {
      await expect(call).rejects.toThrow(ServiceUnreachable);
    }
  });

  it("to wrong credentials is logged without them", async () => {
    const write = vi.spyOn(process.stderr, "write").mockReturnValue(true);
    const service = answering(async () => Response.json({ title: "unauthorized_request" }, { status: 401 }));
    await expect(service.find(randomUUID())).rejects.toThrow(ServiceUnreachable);
    const logged = write.mock.calls.map(([line]) => String(line)).join("");
    write.mockRestore();
    expect(logged).not.toContain(testGmoConfig.shop_password);
    expect(logged).not.toContain(Buffer.from(`tshop00000001:${testGmoConfig.shop_password}`).toString("base64"));
  });
});

function brokenResponse(): Response {
  return new Response(new ReadableStream({ start: (controller) => controller.error(new TypeError("terminated")) }));
}

describe("ids", () => {
  it("of payments fit the service and lead back from its webhook", () => {
    fc.assert(
      fc.property(fc.uuid(), (id) => {
        expect(orderIdOf(id)).toMatch(/^[0-9a-z]{25}$/);
        const token = createCallbackToken("secret", id);
        expect(token).toHaveLength(36);
        expect(readCallbackToken("secret", token)).toBe(id);
        expect(readCallbackToken("another", token)).toBeNull();
      }),
    );
  });

  it("of another payment do not fit the code of a webhook", () => {
    const [one, other] = [createCallbackToken("secret", randomUUID()), createCallbackToken("secret", randomUUID())];
    expect(readCallbackToken("secret", one.slice(0, 25) + other.slice(25))).toBeNull();
    expect(readCallbackToken("secret", "z".repeat(36))).toBeNull();
  });

  it("for idempotency are UUIDs of version 4, one for each request", () => {
    const key = createIdempotencyKey("charge", "1");
    expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-a[\da-f]{3}-[\da-f]{12}$/);
    expect([createIdempotencyKey("charge", "1"), createIdempotencyKey("charge", "2")]).toEqual([
      key,
      expect.not.stringMatching(key),
    ]);
  });
});
