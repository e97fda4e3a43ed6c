import { paths } from "@noren/contract/paths";
import { and, desc, eq, gt, inArray, like, sql } from "drizzle-orm";
import { addMinutes } from "date-fns/addMinutes";
import { findMailRecipient } from "../account/account-names.ts";
import { greetMember } from "../account/greet-member.ts";
import { addressFileCopy as copy } from "./address-file.copy.ts";
import { listBook } from "../address/address-book.ts";
import { addressCsv } from "./export-addresses.ts";
import { encodeText } from "../csv/write-csv.ts";
import type { Db, Transaction } from "../db/pool.ts";
import { users } from "../db/schema/account.ts";
import { exports } from "../db/schema/export.ts";
import { storedFiles, systemMessages } from "../db/schema/file.ts";
import { type Channel, channels } from "../db/schema/shop.ts";
import { addDaysInJapan, toJapanDay } from "../time/japan-time.ts";
import type { FileStore } from "../files/file-store.ts";
import { storeFile } from "../files/stored-file.ts";
import { composeMail } from "../mail/compose.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { sendSystemMessage } from "../system-message/system-messages.ts";

const DIR = "exports";
/** Retention of a finished file. */
const RETENTION_DAYS = 7;
/** The time after which another process retries an export, since the first one may have died. */
const RETRY_MINUTES = 5;

/**
 * Writes the next due export and notifies the member by a message with the file and by a mail that links to it. Returns
 * the number written. Claiming it postpones the next attempt, so that no two processes write the same export.
 */
export async function makeExports({ db, files }: { db: Db; files: FileStore }, now: Date): Promise<number> {
  const [claimed] = await db
    .update(exports)
    .set({ nextTryAt: addMinutes(now, RETRY_MINUTES) })
    .where(
      sql`${exports.id} = (
        SELECT id FROM exports WHERE next_try_at <= ${now.toISOString()} ORDER BY next_try_at, id LIMIT 1 FOR UPDATE SKIP LOCKED
      )`,
    )
    .returning();
  if (!claimed) return 0;
  const { id, userId, channelId, encoding } = claimed;
  const bytes = encodeText(addressCsv(await listBook(db, userId)), encoding);
  await db.transaction(async (tx) => {
    const [owner] = await tx
      .select({ id: users.id, email: users.email, channel: channels })
      .from(users)
      .innerJoin(channels, eq(channels.id, users.channelId))
      .where(eq(users.id, userId));
    // Deleting a member deletes the export; another process may have finished it, too.
    const [deleted] = await tx.delete(exports).where(eq(exports.id, id)).returning({ id: exports.id });
    if (!owner || !deleted) return;
    await expireEarlierExports(tx, userId, now);
    const file = await storeFile(tx, files, {
      channelId,
      dir: DIR,
      name: copy.fileName(toJapanDay(now), encoding),
      type: "text/csv",
      bytes,
      createdAt: now,
      expiresAt: addDaysInJapan(now, RETENTION_DAYS),
    });
    const { title, body } = copy.ready;
    await sendSystemMessage(tx, { userId, title, body: body(RETENTION_DAYS), fileKey: file.key, createdAt: now });
    const to = await findMailRecipient(tx, owner.channel, owner);
    const content = readyMail(owner.channel, await greetMember(tx, userId, to));
    await queueMail(tx, owner.channel, { kind: "export.ready", to, content, userId }, now);
  });
  return 1;
}

/** A member keeps two files, such as one of each encoding: the new one and the newest before. */
async function expireEarlierExports(tx: Transaction, userId: number, now: Date): Promise<void> {
  const earlier = tx
    .select({ key: systemMessages.fileKey })
    .from(systemMessages)
    .where(and(eq(systemMessages.userId, userId), like(systemMessages.fileKey, `${DIR}/%`)))
    .orderBy(desc(systemMessages.id))
    .offset(1);
  const isEarlier = and(inArray(storedFiles.key, earlier), gt(storedFiles.expiresAt, now));
  await tx.update(storedFiles).set({ expiresAt: now }).where(isEarlier);
}

/** The mail links to the message and has no attachment: mail is not confidential. */
function readyMail(channel: Channel, greeting: string) {
  const { title, body, link } = copy.ready;
  return composeMail(channel, {
    subject: title,
    blocks: [greeting, body(RETENTION_DAYS), { link: { label: link, href: channel.origin + paths.messageCenter() } }],
  });
}
