/** `npm run order`: sets the status of an order, for the staff that receives transfers and sends parcels. */
import { parseArgs } from "node:util";
import { chooseShop, withShop } from "../import/open-shop.ts";
import { runCommand } from "../process/run-command.ts";
import { StartError } from "../process/start-error.ts";
import { setOrderStatus, STAFF_STATUSES, type StaffStatus } from "./set-order-status.ts";

const USAGE = `Usage: npm run order -- 261120-7K3F9QXA ${STAFF_STATUSES.join("|")} [--channel simple]

  Sets the status of the order: paid by transfer, preparing, shipped, completed (delivered), or cancelled.
  --channel  the shop (simple)`;

/** Reads the command line. @throws StartError with the usage */
function readArguments(): { orderNo: string; to: StaffStatus; channel: string } {
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: { channel: { type: "string" } } });
    const [orderNo, status, ...more] = positionals;
    const to = STAFF_STATUSES.find((known) => known === status);
    if (orderNo === undefined || to === undefined || more.length > 0) throw new StartError(USAGE);
    return { orderNo, to, channel: values.channel ?? "simple" };
  } catch (cause) {
    throw cause instanceof StartError ? cause : new StartError(USAGE, { cause });
  }
}

await runCommand(async () => {
  const change = readArguments();
  await withShop(await chooseShop(undefined, process.env), (db) => setOrderStatus(db, change, new Date()));
  process.stdout.write(`${change.orderNo}: ${change.to}\n`);
});
