import type { Answer } from "@noren/contract";
import { and, eq } from "drizzle-orm";
import type { Db } from "../db/pool.ts";
import { userAddresses } from "../db/schema/account.ts";
import { listBook, checkAddressLimit, withLockedBook } from "../address/address-book.ts";
import { addressFileCopy as copy } from "./address-file.copy.ts";
import { createFileError } from "./read-address-file.ts";
import type { AddressLine } from "./read-address-rows.ts";

/**
 * Imports the lines of a file into a member's book, all or none. The line of the member's own address changes the profile too
 * [address.own-updates-profile].
 *
 * @throws ApiError 422 `user_address.file` for ids that are not the member's, `user_address.limit`
 */
export function importAddresses(
  db: Db,
  userId: number,
  lines: readonly AddressLine[],
): Promise<Answer<"importAddresses">> {
  return withLockedBook(db, userId, async (tx, limit) => {
    const book = await listBook(tx, userId);
    checkIds(
      lines,
      book.map(({ id }) => id),
    );
    const added = lines.filter(({ id }) => id === null);
    checkAddressLimit(book.length + added.length, limit);
    const rows = added.map(({ address }) => ({ ...address, userId, divisionCt: 2 as const }));
    const inserted =
      rows.length > 0 ? await tx.insert(userAddresses).values(rows).returning({ id: userAddresses.id }) : [];
    const newIds = inserted.map(({ id }) => id).values();
    for (const { id, address } of lines) {
      if (id === null) continue;
      await tx
        .update(userAddresses)
        .set(address)
        .where(and(eq(userAddresses.userId, userId), eq(userAddresses.id, id)));
    }
    const ids = lines.flatMap(({ id }) => id ?? newIds.next().value ?? []);
    return { added: added.length, changed: lines.length - added.length, ids };
  });
}

function checkIds(lines: readonly AddressLine[], known: readonly number[]): void {
  const unused = new Set(known);
  const errors: Record<string, string[]> = {};
  for (const { id, line } of lines) {
    if (id === null || unused.delete(id)) continue;
    errors[`lines.${line}.id`] = [known.includes(id) ? copy.doubleNumber : copy.unknownNumber];
  }
  if (Object.keys(errors).length > 0) throw createFileError(errors);
}
