import { and, eq, gt, isNull } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import { millisecondsInSecond } from "date-fns/constants";
import { createLockPause } from "../db/lock-pause.ts";
import { listenToNotifications } from "../db/notifications.ts";
import type { Db } from "../db/pool.ts";
import { sessionFamilies } from "../db/schema/account.ts";

/** A session of a member, as an access token names it. */
export interface Session {
  id: string;
  memberId: number;
}

/** Answers for each request whether the session of its access token has ended. */
export interface LiveSessions {
  isLive(session: Session, now: Date): Promise<boolean>;
  /** Reads the member's sessions again at the next request. Call it after the transaction that ends one of them. */
  forget(memberId: number): void;
}

/** How long a session is remembered when the notification of its end is lost. */
const REMEMBERED_MS = 5 * millisecondsInSecond;
const MAX_REMEMBERED = 50_000;

/** Reads the session at each request. */
export function createLiveSessions(db: Db): LiveSessions {
  return { isLive: (session, now) => isSessionLive(db, session, now), forget: () => undefined };
}

/**
 * Remembers live sessions while PostgreSQL notifies this process of ended ones; reads each request's session while it
 * does not. While the table is locked, members get 503 at once and leave the connections to guests.
 *
 * @param url of the primary database
 * @param clock monotonic, in milliseconds
 */
export function cacheLiveSessions(
  db: Db,
  url: string,
  clock: { now(): number } = performance,
): LiveSessions & { close(): Promise<void> } {
  const live = new LRUCache<string, { memberId: number; reading: Promise<boolean> }>({
    max: MAX_REMEMBERED,
    ttl: REMEMBERED_MS,
    perf: clock,
  });
  let isNotified = false;
  const pause = createLockPause(() => clock.now());
  const read = (session: Session, now: Date) => pause(() => isSessionLive(db, session, now));

  const forget = (memberId: number) => {
    for (const [id, entry] of live.entries()) if (entry.memberId === memberId) live.delete(id);
  };
  const { close } = listenToNotifications(url, "session_ended", {
    onNotification: (payload) => forget(Number(payload)),
    onConnected: (isConnected) => {
      isNotified = isConnected;
      live.clear();
    },
  });

  return {
    isLive: (session, now) => {
      if (!isNotified) return read(session, now);
      const known = live.get(session.id);
      if (known?.memberId === session.memberId) return known.reading;
      // A session that ends during the query is forgotten with the entry, because the entry precedes the query.
      const entry = { memberId: session.memberId, reading: read(session, now) };
      live.set(session.id, entry);
      const drop = () => {
        if (live.peek(session.id) === entry) live.delete(session.id);
      };
      entry.reading.then((isLive) => {
        if (!isLive) drop();
      }, drop);
      return entry.reading;
    },
    forget,
    close,
  };
}

async function isSessionLive(db: Db, { id, memberId }: Session, now: Date): Promise<boolean> {
  const isMine = and(eq(sessionFamilies.id, id), eq(sessionFamilies.userId, memberId));
  const rows = await db
    .select({ id: sessionFamilies.id })
    .from(sessionFamilies)
    .where(and(isMine, isNull(sessionFamilies.endedAt), gt(sessionFamilies.expiresAt, now)));
  return rows.length > 0;
}
