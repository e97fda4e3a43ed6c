import type { EventName, Popup } from "@noren/contract";
import { and, asc, eq, gt, inArray, isNull, lte, or, type SQL } from "drizzle-orm";
import { toSafeHtml } from "../content/safe-html.ts";
import type { Db } from "../db/pool.ts";
import { popups } from "../db/schema/content.ts";

/** The audience of a popup, and the current time. */
export interface Audience {
  channelId: number;
  memberId: number | null;
  now: Date;
}

const forAudience = ({ channelId, memberId, now }: Audience) =>
  and(
    eq(popups.channelId, channelId),
    inArray(popups.audience, ["all", memberId === null ? "guest" : "member"]),
    or(isNull(popups.startsAt), lte(popups.startsAt, now)),
    or(isNull(popups.endsAt), gt(popups.endsAt, now)),
  );

const find = (db: Db, audience: Audience, more: SQL) =>
  db
    .select()
    .from(popups)
    .where(and(forAudience(audience), more))
    .orderBy(asc(popups.position), asc(popups.id));

const toPopup = (row: typeof popups.$inferSelect): Popup => ({
  id: row.id,
  title: row.title,
  body: toSafeHtml(row.body),
  image: row.image,
  link: row.linkHref === null || row.linkLabel === null ? null : { href: row.linkHref, label: row.linkLabel },
  delay_seconds: row.delaySeconds,
  frequency: row.frequency,
  updated_at: row.updatedAt.toISOString(),
});

/** Whether a path starts with one of the prefixes, in whole segments: `/product` does not match `/products`. */
const matchesPath = (path: string, prefixes: readonly string[]) =>
  prefixes.length === 0 ||
  prefixes.some((each) => path === each || path.startsWith(each.endsWith("/") ? each : `${each}/`));

/** The popups that a page opens without an event; all pages' without a path. */
export async function listPopups(db: Db, audience: Audience, path: string | null): Promise<Popup[]> {
  const rows = await find(db, audience, isNull(popups.event));
  return rows.filter((row) => path === null || matchesPath(path, row.paths)).map(toPopup);
}

/** A popup by id; undefined unless this audience may see it now. */
export async function findPopup(db: Db, audience: Audience, id: number): Promise<Popup | undefined> {
  const [row] = await find(db, audience, eq(popups.id, id));
  return row && toPopup(row);
}

/** The first popup for an event; null without one. */
export async function findEventPopup(db: Db, audience: Audience, event: EventName): Promise<Popup | null> {
  const [row] = await find(db, audience, eq(popups.event, event));
  return row ? toPopup(row) : null;
}
