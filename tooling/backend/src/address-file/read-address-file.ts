import { createAddressLimitError } from "../address/address-book.ts";
import { decodeText } from "../csv/read-csv.ts";
import { ApiError } from "../http/api-error.ts";
import { workerTask } from "../process/worker-task.ts";
import { addressFileCopy as copy } from "./address-file.copy.ts";
import type { AddressLine, Errors, readAddressRows } from "./read-address-rows.ts";

/** A file of the largest size takes a second. */
const READ_TIMEOUT_MS = 5_000;

const readRows = workerTask<typeof readAddressRows>(
  new URL("read-address-rows-worker.ts", import.meta.url),
  READ_TIMEOUT_MS,
);

export const createFileError = (errors: Errors) => new ApiError(422, "user_address.file", copy.refused, errors);

/**
 * Reads a file of addresses with the rules of the form. Full-width characters and hyphens are normalised first.
 *
 * @param limit the member's maximum number of addresses; a valid file has no more lines
 * @throws ApiError 422 `user_address.limit`, or `user_address.file` with every error as `lines.3.postal_code`, or on `file` when it cannot be read
 */
export async function readAddressFile(bytes: Uint8Array, limit: number): Promise<AddressLine[]> {
  const text = decodeText(bytes);
  if (text === undefined) throw createFileError({ file: [copy.encoding] });
  const rows = await readRows({ text, limit });
  if ("lines" in rows) return rows.lines;
  throw "errors" in rows ? createFileError(rows.errors) : createAddressLimitError(limit);
}
