import { GIFT_CATEGORY, paths } from "@noren/contract/paths";
import { DAY_OF_DEATH } from "@noren/validation/fields/memorial";
import { differenceInCalendarDays } from "date-fns/differenceInCalendarDays";
import { parseISO } from "date-fns/parseISO";
import { and, eq, isNotNull, lt, lte, sql } from "drizzle-orm";
import { greetMember } from "../account/greet-member.ts";
import type { Db, Transaction } from "../db/pool.ts";
import { users } from "../db/schema/account.ts";
import { categories } from "../db/schema/catalogue.ts";
import { userMemorials } from "../db/schema/note.ts";
import { channels } from "../db/schema/shop.ts";
import { advertisingBlocks, oneClickUrl } from "../mail/advertising.ts";
import { type Block, composeMail, type MailContent, type MailShop } from "../mail/compose.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { quoteLine } from "../mail/quote.ts";
import { MAX_MAIL_ERRORS } from "../account/login-warnings.ts";
import { orderMailCopy } from "../order/order-mails.copy.ts";
import { tryEach } from "../process/try-each.ts";
import { toDaytime } from "../time/daytime.ts";
import { toJapanDay } from "../time/japan-time.ts";
import { memorialMailCopy as copy } from "./memorial-mails.copy.ts";
import { nextDate, nextMailDay } from "./memorials.ts";

/** Memorial days per run. */
const BATCH = 50;

type Memorial = typeof userMemorials.$inferSelect;

/**
 * Mails members before their memorial days, once for each day and year (decision 0225). Each memorial day has its own
 * transaction under its row's lock, so it may run in several processes. In random order, so that days which always fail do not
 * hold up the others.
 *
 * @returns the number of memorial days processed
 */
export async function mailMemorials(db: Db, now: Date): Promise<number> {
  if (toDaytime(now) > now) return 0;
  const due = await db
    .select({ id: userMemorials.id })
    .from(userMemorials)
    .where(lte(userMemorials.mailOn, toJapanDay(now)))
    .orderBy(sql`random()`)
    .limit(BATCH);
  return tryEach("memorial days", due, ({ id }) => db.transaction((tx) => mailMemorial(tx, id, now)));
}

/** Mails one day, if it is still due and has not passed, and sets when its next mail is due. */
async function mailMemorial(tx: Transaction, id: number, now: Date): Promise<boolean> {
  const today = toJapanDay(now);
  const isDue = and(eq(userMemorials.id, id), lte(userMemorials.mailOn, today));
  const [memorial] = await tx.select().from(userMemorials).where(isDue).for("update", { skipLocked: true });
  if (!memorial) return false;
  await tx
    .update(userMemorials)
    .set({ mailOn: nextMailDay(memorial, today) })
    .where(eq(userMemorials.id, id));
  const day = nextDate(memorial, memorial.mailOn);
  const daysLeft = differenceInCalendarDays(parseISO(day), parseISO(today));
  if (daysLeft > 0 && !memorial.isMailStopped) await queueMemorialMail(tx, memorial, { day, daysLeft }, now);
  return true;
}

/** Does nothing for a member whose email is not verified or refuses mails, and in a shop that may not send advertising. */
async function queueMemorialMail(
  tx: Transaction,
  memorial: Memorial,
  coming: { day: string; daysLeft: number },
  now: Date,
): Promise<void> {
  const [member] = await tx
    .select({ id: users.id, email: users.email, stopKey: users.mailStopKey, channel: channels })
    .from(users)
    .innerJoin(channels, eq(channels.id, users.channelId))
    .where(
      and(
        eq(users.id, memorial.userId),
        eq(users.isRegisteredMember, true),
        isNotNull(users.emailVerifiedAt),
        lt(users.mailErrorCount, MAX_MAIL_ERRORS),
      ),
    );
  if (!member) return;
  const { id: userId, email: to, stopKey, channel } = member;
  const greeting = await greetMember(tx, userId, to);
  const [gifts] = await tx
    .select({ key: categories.key })
    .from(categories)
    .where(
      and(eq(categories.channelId, channel.id), eq(categories.kind, "products"), eq(categories.key, GIFT_CATEGORY)),
    );
  const giftPath = paths.productList({ category: gifts?.key ?? null });
  const advertising = advertisingBlocks(channel, stopKey);
  if (advertising === null) return;
  const content = memorialMail(channel, memorial, { ...coming, greeting, giftPath, advertising });
  const stopUrl = oneClickUrl(channel.origin, stopKey);
  await queueMail(tx, channel, { kind: "memorial.reminder", to, content, userId, stopUrl }, now);
}

function memorialMail(
  shop: MailShop,
  { name, target_user_name, division_ct }: Memorial,
  given: { day: string; daysLeft: number; greeting: string; giftPath: string; advertising: readonly Block[] },
): MailContent {
  const { day, daysLeft, greeting, giftPath, advertising } = given;
  const { subject, lead, gifts } = division_ct === DAY_OF_DEATH ? copy.dayOfDeath : copy.celebrated;
  return composeMail(shop, {
    subject,
    blocks: [
      lead(greeting, daysLeft),
      {
        facts: [
          [copy.name, quoteLine(name)],
          [copy.day, orderMailCopy.day(day)],
          [copy.person, copy.personOf(quoteLine(target_user_name))],
        ],
      },
      { link: { label: gifts, href: shop.origin + giftPath } },
      copy.reason,
      { link: { label: copy.memorials, href: shop.origin + paths.memorials() } },
      ...advertising,
    ],
  });
}
