/** `npm run slips`: writes the delivery slips or packing sheets of an order into a file, for the staff that packs its parcels. */
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { chooseShop, withShop } from "../import/open-shop.ts";
import { runCommand } from "../process/run-command.ts";
import { StartError } from "../process/start-error.ts";
import { resolveTypedPath } from "../process/resolve-typed-path.ts";
import { renderPackingSheets, renderStaffSlips } from "./staff-slips.ts";

const USAGE = `Usage: npm run slips -- 261120-7K3F9QXA FILE.pdf [--channel simple] [--packing]

  Writes the delivery slips of the order, one for each parcel.
  --packing  writes the packing sheets instead: how to wrap each parcel; for the staff, not for the parcel
  --channel  the shop (simple)`;

/** Reads the command line. @throws StartError with the usage */
function readArguments(): { orderNo: string; path: string; channel: string; isPacking: boolean } {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { channel: { type: "string" }, packing: { type: "boolean" } },
    });
    const [orderNo, file, ...more] = positionals;
    if (orderNo === undefined || file === undefined || more.length > 0) throw new StartError(USAGE);
    return {
      orderNo,
      path: resolveTypedPath(file),
      channel: values.channel ?? "simple",
      isPacking: values.packing ?? false,
    };
  } catch (cause) {
    throw cause instanceof StartError ? cause : new StartError(USAGE, { cause });
  }
}

await runCommand(async () => {
  const { orderNo, path, channel, isPacking } = readArguments();
  const slips = await withShop(await chooseShop(undefined, process.env), (db) =>
    (isPacking ? renderPackingSheets : renderStaffSlips)(db, channel, orderNo),
  );
  writeFileSync(path, slips);
  process.stdout.write(`${path}\n`);
});
