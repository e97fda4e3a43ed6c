import { calls } from "@noren/contract";
import { describe, expect, it } from "vitest";
import { testGift } from "../testing/gift.fixture.ts";
import { findMailsTo } from "../testing/mailbox.ts";
import { openGiftShop } from "../testing/open-gift-shop.ts";
import { readStock } from "../testing/variant.fixture.ts";

describe("[gift.decline] declining a gift", async () => {
  const { shop, variant, member, accept, getOrder } = await openGiftShop();

  const gift = () => testGift(shop, variant, member.id);
  const decline = (token: string) => shop.call(calls.declineGift, { params: { token } });

  it("cancels the order once, restores its stock and notifies the giver", async () => {
    const before = await readStock(shop, variant);
    const { order, token } = await gift();
    const answers = await Promise.all(Array.from({ length: 4 }, () => decline(token)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404, 404]);
    expect(await readStock(shop, variant)).toBe(before);
    expect((await accept(token)).status).toBe(404);
    expect((await shop.call(calls.getGiftCompletion, { params: { token } })).status).toBe(404);
    const { body } = await getOrder(order.id);
    expect(body).toMatchObject({
      status: "cancelled",
      cancel_reason: "贈り先の方が辞退されたため",
      cancel_only_ecd_key: "refund-by-hand",
      social_gift: { status: "declined", status_name: "ご辞退", token: null },
    });
    const mails = (await findMailsTo(shop, member.email)).filter(({ kind }) => kind === "gift.declined");
    expect(mails).toHaveLength(1);
    expect(mails[0]?.bodyText).toContain("ご返金");
    expect(mails[0]?.bodyText).not.toContain(token);
  });

  it("either succeeds or the acceptance does in a race, never both", async () => {
    for (let round = 0; round < 4; round += 1) {
      const { order, token } = await gift();
      const [accepted, declined] = await Promise.all([accept(token), decline(token)]);
      expect([accepted.status, declined.status].toSorted()).toEqual([200, 404]);
      const { body } = await getOrder(order.id);
      expect(body.social_gift.status).toBe(accepted.status === 200 ? "accepted" : "declined");
    }
  });

  it("is not possible after the deadline or a cancellation", async () => {
    const [expired, cancelled] = [await gift(), await gift()];
    const params = { id: cancelled.order.id };
    await shop.call(calls.cancelOrder, { memberId: member.id, params, body: { cancel_reason: null } });
    expect((await decline(cancelled.token)).status).toBe(404);
    shop.clock.now = new Date("2026-12-15T15:00:00Z");
    expect((await decline(expired.token)).status).toBe(404);
    expect((await decline("A".repeat(64))).status).toBe(404);
  });
});
