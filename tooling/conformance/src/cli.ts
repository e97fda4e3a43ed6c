import { parseArgs } from "node:util";
import { plan } from "./plan.ts";
import { reportText } from "./report.ts";
import { run } from "./run.ts";

const USAGE = `npm run conformance -- ORIGIN --channel KEY [--write] [--username NAME --password WORD]

Asks the backend at ORIGIN what the contract says that it answers. Without --write nothing is changed there; with it a cart
is filled, orders are made and cancelled: use a member and a shop that are made for it. The login may also stand in
CONFORMANCE_USERNAME and CONFORMANCE_PASSWORD.`;

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    channel: { type: "string" },
    write: { type: "boolean", default: false },
    username: { type: "string" },
    password: { type: "string" },
  },
});
const [address = ""] = positionals;
const { channel, write } = flags;
const username = flags.username ?? process.env["CONFORMANCE_USERNAME"];
const password = flags.password ?? process.env["CONFORMANCE_PASSWORD"];

if (!URL.canParse(address) || channel === undefined) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  const backend = { origin: address.replace(/\/+$/, ""), channel };
  const login = username !== undefined && password !== undefined ? { username, password } : null;
  try {
    const results = await run(backend, plan, { write, login });
    console.log(reportText(results));
    process.exitCode = results.some(({ faults }) => faults.length > 0) ? 1 : 0;
  } catch (error) {
    console.error(`${backend.origin} cannot be asked: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 2;
  }
}
