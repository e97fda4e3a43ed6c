import { createHmac, timingSafeEqual } from "node:crypto";
import { secondsInDay } from "date-fns/constants";
import { eq } from "drizzle-orm";
import type { RequestContext } from "../context/request-context.ts";
import { findDatabaseError } from "../http/failure.ts";
import { LOCK_NOT_AVAILABLE, type LockPause } from "../db/lock-pause.ts";
import type { Db } from "../db/pool.ts";
import { schoolKeys } from "../db/schema/account.ts";

/** A key is given out for a year of study. */
const REMEMBERED_SECONDS = 365 * secondsInDay;

const options = { path: "/v1", httpOnly: true, secure: true, sameSite: "Lax" } as const;

type SchoolContext = Pick<RequestContext, "db" | "channel" | "cookies" | "secret">;

/** Full-width letters and capitals are the same key: people copy it from a leaflet. */
const normalize = (key: string) => key.normalize("NFKC").trim().toLowerCase();

/** Readable by scripts, which show by it that the browser has a key. The API trusts only the signed cookie (`nameOf`). */
const flagOf = ({ channel }: Pick<SchoolContext, "channel">) => `${channel.settings["SITE.NAMESPACE"]}_school_known`;

const nameOf = ({ channel }: Pick<SchoolContext, "channel">) => `${channel.settings["SITE.NAMESPACE"]}_school`;

const sign = ({ channel, secret }: SchoolContext, key: string) =>
  createHmac("sha256", `school-key:${secret}`).update(`${channel.key}:${key}`).digest("base64url");

async function listKeys({ db, channel }: SchoolContext): Promise<string[]> {
  const rows = await db.select({ key: schoolKeys.key }).from(schoolKeys).where(eq(schoolKeys.channelId, channel.id));
  return rows.map(({ key }) => normalize(key));
}

/** Whether a key is one of the shop's. Remembers it in this browser if it is. */
export async function acceptSchoolKey(context: SchoolContext, typed: string): Promise<boolean> {
  const key = normalize(typed);
  if (!(await listKeys(context)).includes(key)) return false;
  const maxAge = REMEMBERED_SECONDS;
  context.cookies.set(nameOf(context), sign(context, key), { ...options, maxAge });
  context.cookies.set(flagOf(context), "1", { ...options, path: "/", httpOnly: false, maxAge });
  return true;
}

/** Keys by shop as they were last read. They are valid while the table is locked: the lock prevents changes. */
const lastKeys = new WeakMap<Db, Map<number, readonly string[]>>();

async function listLastKeys(context: SchoolContext, pause: LockPause): Promise<readonly string[]> {
  const { db, channel } = context;
  const last = lastKeys.get(db) ?? new Map<number, readonly string[]>();
  lastKeys.set(db, last);
  try {
    const keys = await pause(() => listKeys(context));
    last.set(channel.id, keys);
    return keys;
  } catch (error) {
    const known = last.get(channel.id);
    if (known === undefined || findDatabaseError(error)?.code !== LOCK_NOT_AVAILABLE) throw error;
    return known;
  }
}

/**
 * Whether this browser has entered a key that the shop still accepts.
 *
 * @param pause stops reads of the keys while they are locked
 */
export async function hasSchoolKey(context: SchoolContext, pause: LockPause): Promise<boolean> {
  const cookie = context.cookies.get(nameOf(context));
  if (!cookie) return false;
  const actual = Buffer.from(cookie);
  const keys = await listLastKeys(context, pause);
  return keys.some((key) => {
    const expected = Buffer.from(sign(context, key));
    return actual.length === expected.length && timingSafeEqual(actual, expected);
  });
}
