import { calls, type MemorialInput } from "@noren/contract";
import { addHours } from "date-fns/addHours";
import { mailMemorials } from "../memorial/mail-memorials.ts";
import { nextMailDay } from "../memorial/memorials.ts";
import { toJapanDay, toJapanMidnight } from "../time/japan-time.ts";
import type { TestShop } from "./shop.ts";

/** Registers a memorial day and queues the mail before it. */
export async function mailTestMemorial(shop: TestShop, memberId: number, body: MemorialInput): Promise<void> {
  await shop.call(calls.createMemorial, { memberId, body });
  const mailDay = nextMailDay(body, toJapanDay(shop.clock.now));
  await mailMemorials(shop.db, addHours(toJapanMidnight(mailDay), 9));
}
