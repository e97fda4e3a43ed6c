import { calls } from "@noren/contract";
import { limitMemberBytes } from "../account/limit-member-bytes.ts";
import { requireRecentProof } from "../account/confirm-password.ts";
import { encodeText } from "../csv/write-csv.ts";
import { toJapanDay } from "../time/japan-time.ts";
import { requestExport } from "./request-export.ts";
import { FileAnswer } from "../http/file-answer.ts";
import { type Route, serve } from "../context/serve.ts";
import { listBook, removeAllAddresses } from "../address/address-book.ts";
import { addressFileCopy as copy } from "./address-file.copy.ts";
import { addressCsv } from "./export-addresses.ts";
import { importAddresses } from "./import-addresses.ts";
import { readAddressFile } from "./read-address-file.ts";

/** The largest address book that is exported within the request; larger ones are exported in the background. */
export const MAX_INLINE_EXPORT = 200;

export const addressFileRoutes: readonly Route[] = [
  serve(calls.deleteAllAddresses, async ({ body, ...context }) => {
    const { db, memberId } = context;
    await requireRecentProof(context, memberId, body.current_password);
    await removeAllAddresses(db, memberId);
    return undefined;
  }),
  serve(calls.importAddresses, async ({ file, ...context }) => {
    const { db, channel, memberId, setHeader } = context;
    setHeader("x-limit", String(channel.addressLimit));
    const lines = await readAddressFile(file.bytes, channel.addressLimit);
    await limitMemberBytes(context, lines);
    return importAddresses(db, memberId, lines);
  }),
  serve(calls.exportAddresses, async ({ db, channel, memberId, query, now }) => {
    const book = await listBook(db, memberId);
    const { encoding } = query;
    if (book.length > MAX_INLINE_EXPORT) {
      await requestExport(db, { channelId: channel.id, userId: memberId, encoding, requestedAt: now() });
      return { message: copy.deferred };
    }
    return new FileAnswer({
      bytes: encodeText(addressCsv(book), encoding),
      type: "text/csv",
      charset: encoding,
      name: copy.fileName(toJapanDay(now()), encoding),
    });
  }),
];
