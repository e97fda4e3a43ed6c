import { parseArgs } from "node:util";
import { plan } from "./plan.ts";
import { formatReport } from "./format-report.ts";
import { runPlan } from "./run-plan.ts";

const USAGE = `npm run conformance -- ORIGIN [--channel KEY] [--write] [--username NAME --password WORD]

Sends the calls of the contract to the backend at ORIGIN and compares the responses. Without --write it changes nothing;
with it, it fills carts and places and cancels orders: use a shop and a member for tests only. The login can also be in
CONFORMANCE_USERNAME and CONFORMANCE_PASSWORD. Without --channel, ORIGIN is a storefront, whose host names the channel.`;

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    channel: { type: "string" },
    write: { type: "boolean", default: false },
    username: { type: "string" },
    password: { type: "string" },
  },
});
const [url = ""] = positionals;
const { channel = null, write } = flags;
const username = flags.username ?? process.env["CONFORMANCE_USERNAME"];
const password = flags.password ?? process.env["CONFORMANCE_PASSWORD"];

if (!URL.canParse(url)) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  const backend = { origin: url.replace(/\/+$/, ""), channel };
  const login = username !== undefined && password !== undefined ? { username, password } : null;
  try {
    const results = await runPlan(backend, plan, { write, login });
    console.log(formatReport(results));
    process.exitCode = results.some(({ faults }) => faults.length > 0) ? 1 : 0;
  } catch (error) {
    console.error(`${backend.origin} cannot be reached: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 2;
  }
}
