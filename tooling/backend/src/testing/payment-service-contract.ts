import { randomUUID } from "node:crypto";
import { OneTimeToken, PaymentServiceSettings } from "@noren/contract";
import { millisecondsInDay, millisecondsInHour, millisecondsInMinute } from "date-fns/constants";
import * as v from "valibot";
import { beforeAll, describe, expect, it } from "vitest";
import {
  CardRefused,
  type ChargedCard,
  type PaymentRequest,
  type PaymentService,
  type ServicePayment,
  ServiceUnreachable,
} from "../payment/service/payment-service.ts";
import { PAYMENT_AMOUNT as AMOUNT, type ServiceUnderTest, testPaymentRequest } from "./payment-service-under-test.ts";

/** The behaviour that every payment service adapter must have, with any protocol. */
export function describePaymentService(name: string, open: () => Promise<ServiceUnderTest>): void {
  describe(`${name} as a payment service`, () => {
    let tested: ServiceUnderTest;
    let service: PaymentService;
    beforeAll(async () => {
      tested = await open();
      ({ service } = tested);
    });

    const requestOf = (changes: Partial<PaymentRequest> = {}) => testPaymentRequest(tested.clock.now, changes);
    const cardRequest = async (card: "good" | "challenged" | "declined" = "good", keep = false) =>
      requestOf({ card: { kind: "new", ...(await tested.newCard(card)), keep } });
    const savedCardRequest = async (saved: OneTimeToken) => {
      const card: ChargedCard = { ...saved, kind: "kept", code: await tested.codeToken() };
      return requestOf({ card });
    };
    const slipRequest = () => requestOf({ method: "convenience", store: "lawson" });

    /** Authorises a payment, with 3-D Secure if the service requires it. */
    async function authorised(request: PaymentRequest): Promise<ServicePayment> {
      const begun = await service.authorise(request);
      if (begun.status !== "pending") return begun;
      await tested.visit(begun, "passed");
      return found(request.id);
    }
    async function found(id: string): Promise<ServicePayment> {
      const payment = await service.find(id);
      if (!payment) throw new Error("The service has no such payment");
      return payment;
    }
    /** Cancels a payment as the shop does: again later, while its outcome is unknown. */
    async function cancelled(id: string): Promise<ServicePayment> {
      for (const ms of [0, millisecondsInMinute, millisecondsInHour]) {
        tested.clock.now = new Date(tested.clock.now.getTime() + ms);
        try {
          return await service.cancel(id);
        } catch (error) {
          if (!(error instanceof ServiceUnreachable)) throw error;
        }
      }
      throw new Error("The payment was not cancelled in an hour");
    }

    it("gives pages its public settings without its secrets", () => {
      const settings = v.parse(PaymentServiceSettings, service.settings());
      expect(settings.script_url).toMatch(/^https?:\/\//);
      for (const secret of tested.secrets) expect(JSON.stringify(settings)).not.toContain(secret);
    });

    it("authorises a card once and captures it once, however often it is asked", async () => {
      const request = await cardRequest();
      const first = await authorised(request);
      expect(first).toMatchObject({ id: request.id, status: "authorised", reason: null, slip: null });
      expect(await tested.heldAmount(request.id)).toBe(AMOUNT);
      const captured = await service.capture(request.id);
      expect(captured.status).toBe("captured");
      expect(captured.version).toBeGreaterThan(first.version);
      expect(await service.capture(request.id)).toMatchObject({ status: "captured" });
      expect(await found(request.id)).toMatchObject({ status: "captured" });
      expect(await tested.heldAmount(request.id)).toBe(AMOUNT);
    });

    it("reports a declined card as failed, and neither captures nor cancels it", async () => {
      const request = await cardRequest("declined");
      expect(await service.authorise(request)).toMatchObject({ status: "failed", reason: "declined" });
      expect(await found(request.id)).toMatchObject({ status: "failed", reason: "declined" });
      expect((await cancelled(request.id)).status).toBe("failed");
      expect(await tested.heldAmount(request.id)).toBe(0);
    });

    it("refuses a token that was used or that it did not issue", async () => {
      const request = await cardRequest();
      await authorised(request);
      await expect(service.authorise({ ...request, id: randomUUID() })).rejects.toThrow(CardRefused);
      const invented = { kind: "new", token: "tok_invented", token_key: "key", keep: false } as const;
      await expect(service.authorise(requestOf({ card: invented }))).rejects.toThrow(CardRefused);
    });

    it("waits for 3-D Secure at a page of its own, and is authorised afterwards", async () => {
      const request = await cardRequest("challenged");
      const begun = await service.authorise(request);
      expect(begun.status).toBe("pending");
      expect(begun.url).toMatch(/^https?:\/\//);
      expect(await found(request.id)).toMatchObject({ status: "pending" });
      expect(await tested.heldAmount(request.id)).toBe(0);
      await tested.visit(begun, "passed");
      const [one, other] = await Promise.all([found(request.id), found(request.id)]);
      expect([one.status, other.status]).toEqual(["authorised", "authorised"]);
      expect(await tested.heldAmount(request.id)).toBe(AMOUNT);
    });

    it.each([
      ["rejected", "not_authenticated"],
      ["aborted", "aborted"],
    ] as const)("fails if 3-D Secure is %s", async (result, reason) => {
      const request = await cardRequest("challenged");
      await tested.visit(await service.authorise(request), result);
      expect(await found(request.id)).toMatchObject({ status: "failed", reason });
      expect((await cancelled(request.id)).status).toMatch(/failed|returned/);
      expect(await tested.heldAmount(request.id)).toBe(0);
    });

    it("authorises a payment whose request was lost when it is asked again", async () => {
      const request = await cardRequest();
      tested.network.loseNext("request");
      await expect(service.authorise(request)).rejects.toThrow(ServiceUnreachable);
      expect(await service.find(request.id)).toBeNull();
      expect((await authorised(request)).status).toBe("authorised");
      expect(await tested.heldAmount(request.id)).toBe(AMOUNT);
    });

    it("finds a payment whose answer was lost, and returns it when it is asked again", async () => {
      const request = await cardRequest();
      tested.network.loseNext("answer");
      await expect(service.authorise(request)).rejects.toThrow(ServiceUnreachable);
      expect(["pending", "authorised"]).toContain((await found(request.id)).status);
      expect((await authorised(request)).status).toBe("authorised");
      expect(await tested.heldAmount(request.id)).toBe(AMOUNT);
    });

    it.each(["request", "answer"] as const)("captures and cancels once if a %s is lost", async (part) => {
      const request = await cardRequest();
      await authorised(request);
      tested.network.loseNext(part);
      await expect(service.capture(request.id)).rejects.toThrow(ServiceUnreachable);
      expect((await service.capture(request.id)).status).toBe("captured");
      expect(await tested.heldAmount(request.id)).toBe(AMOUNT);
      tested.network.loseNext(part);
      await expect(service.cancel(request.id)).rejects.toThrow(ServiceUnreachable);
      expect((await cancelled(request.id)).status).toBe("returned");
      expect(await tested.heldAmount(request.id)).toBe(0);
    });

    it.each(["authorised", "captured"] as const)("gives the money of an %s payment back, once", async (status) => {
      const request = await cardRequest();
      const before = await authorised(request);
      if (status === "captured") await service.capture(request.id);
      const [one, other] = await Promise.all([cancelled(request.id), cancelled(request.id)]);
      expect([one.status, other.status]).toEqual(["returned", "returned"]);
      expect(one.version).toBeGreaterThan(before.version);
      expect((await cancelled(request.id)).status).toBe("returned");
      expect((await service.capture(request.id)).status).toBe("returned");
      expect(await tested.heldAmount(request.id)).toBe(0);
    });

    it("holds no money of a payment that was cancelled while its request was under way", async () => {
      const request = await cardRequest();
      const held = tested.network.holdNext();
      const answer = authorised(request);
      await held.sent;
      await service.cancel(request.id).catch(() => null);
      held.release();
      await answer;
      expect((await cancelled(request.id)).status).toBe("returned");
      expect(await tested.heldAmount(request.id)).toBe(0);
    });

    it("returns a payment that it never got", async () => {
      expect(await service.find(randomUUID())).toBeNull();
      expect(await cancelled(randomUUID())).toMatchObject({ status: "returned" });
    });

    it("charges a wallet after the shopper's visit", async () => {
      const request = requestOf({ method: "redirect" });
      const begun = await service.authorise(request);
      expect(begun.status).toBe("pending");
      expect(begun.url).toMatch(/^https?:\/\//);
      await tested.visit(begun, "passed");
      expect((await found(request.id)).status).toBe("authorised");
      expect((await service.capture(request.id)).status).toBe("captured");
      expect(await tested.heldAmount(request.id)).toBe(AMOUNT);
      const abandoned = requestOf({ method: "redirect" });
      await tested.visit(await service.authorise(abandoned), "aborted");
      expect(await found(abandoned.id)).toMatchObject({ status: "failed", reason: "aborted" });
    });

    it("issues a slip for the chosen chain, until the end of the last day", async () => {
      const request = slipRequest();
      const issued = await service.authorise(request);
      expect(issued).toMatchObject({ status: "authorised", slip: { store: "lawson" } });
      expect(issued.slip?.number).toMatch(/\d{4}/);
      const until = new Date(issued.slip?.pay_until ?? "");
      expect(until.toISOString()).toBe(new Date(request.pay_until).toISOString());
      expect(await tested.heldAmount(request.id)).toBe(0);
      await tested.endSlip(request.id, "paid");
      expect(await found(request.id)).toMatchObject({ status: "captured", slip: issued.slip });
      expect(await tested.heldAmount(request.id)).toBe(AMOUNT);
      // A service that cannot refund cash leaves the refund to the shop.
      expect(["captured", "returned"]).toContain((await cancelled(request.id)).status);
    });

    it("ends a slip that expires or that the shop cancels", async () => {
      const expired = slipRequest();
      await service.authorise(expired);
      await tested.endSlip(expired.id, "expired");
      expect(await found(expired.id)).toMatchObject({ status: "failed", reason: "expired" });
      const cancelledSlip = slipRequest();
      await service.authorise(cancelledSlip);
      expect((await cancelled(cancelledSlip.id)).status).toBe("returned");
    });

    it("reads the payment of its own callback, also of a repeated one, and of no other", async () => {
      const request = slipRequest();
      await service.authorise(request);
      await tested.endSlip(request.id, "paid");
      const { headers, body } = await tested.callbackOf(request.id);
      const { now } = tested.clock;
      expect(service.readCallback(headers, body, now)).toBe(request.id);
      expect(service.readCallback(headers, body, now)).toBe(request.id);
      const forged = [body.replace(/[a-z\d](?=[^a-z\d]*$)/i, "_"), "", "{}", "null", "[]", body.slice(1), "\0"];
      for (const text of forged) expect(service.readCallback(new Headers(), text, now), text).toBeNull();
    });

    it("saves a card, charges and deletes it", async () => {
      const saved = await service.saveCard(await tested.newCard("good"));
      expect(saved).toMatchObject({ brand: "visa", expiration: expect.stringMatching(/^20\d{4}$/) });
      expect(() => v.parse(OneTimeToken, saved)).not.toThrow();
      expect(saved.last4).toMatch(/^\d{4}$/);
      expect((await authorised(await savedCardRequest(saved))).status).toBe("authorised");
      await service.deleteCard(saved);
      await service.deleteCard(saved);
      await expect(service.authorise(await savedCardRequest(saved))).rejects.toThrow(CardRefused);
    });

    it("distinguishes a bank that refuses a card to save from a token that was used", async () => {
      const declined = await service.saveCard(await tested.newCard("declined")).catch((error: unknown) => error);
      const token = await tested.newCard("good");
      await service.saveCard(token);
      const used = await service
        .authorise(requestOf({ card: { kind: "new", ...token, keep: false } }))
        .catch((error: unknown) => error);
      expect([declined, used]).toMatchObject([
        { name: "CardRefused", isToken: false },
        { name: "CardRefused", isToken: true },
      ]);
    });

    it("saves the card of a payment only after its authorisation, and only on request", async () => {
      const request = await cardRequest("challenged", true);
      const begun = await service.authorise(request);
      expect(begun.card).toBeNull();
      await tested.visit(begun, "passed");
      const { card } = await found(request.id);
      expect(card).toMatchObject({ brand: "visa" });
      if (card) expect((await authorised(await savedCardRequest(card))).status).toBe("authorised");
      expect((await authorised(await cardRequest())).card).toBeNull();
    });

    it("keeps versions in the order of changes, so that a late answer is recognised", async () => {
      const request = await cardRequest("challenged");
      const begun = await service.authorise(request);
      await tested.visit(begun, "passed");
      const confirmed = await found(request.id);
      const captured = await service.capture(request.id);
      tested.clock.now = new Date(tested.clock.now.getTime() + millisecondsInDay);
      const returned = await service.cancel(request.id);
      const versions = [begun, confirmed, captured, returned].map(({ version }) => version);
      expect(versions).toEqual(versions.toSorted((a, b) => a - b));
      expect(new Set(versions).size).toBe(versions.length);
    });
  });
}
