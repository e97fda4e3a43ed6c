/** `npm run channel`: copies a channel, in a running or a stopped shop. */
import { parseArgs } from "node:util";
import { chooseShop, withShop } from "../import/open-shop.ts";
import { readPort } from "../process/read-port.ts";
import { runCommand } from "../process/run-command.ts";
import { StartError } from "../process/start-error.ts";
import { type NewChannelOptions, openChannel } from "./new-channel.ts";

const USAGE = `Usage: npm run channel -- NAME --from simple [--name TEXT] [--origin URL] [--set KEY=VALUE]… [--data FOLDER]

  NAME      the name of the channel and of its app
  --from    the channel whose settings, catalogue and content are copied
  --name    the shop's name
  --origin  the shop's URL, unless it is NAME.localhost with the port in PORT
  --set     a setting, e.g. --set SITE.IS_LOGIN_REQUIRED=true
  --data    the data folder of the shop, unless DATABASE_URL or NOREN_DATA names its database`;

/** Reads the command line. @throws StartError with the usage */
function readArguments(): NewChannelOptions & { data: string | undefined } {
  const text = { type: "string" } as const;
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { from: text, name: text, origin: text, data: text, set: { type: "string", multiple: true } },
    });
    const [key, ...more] = positionals;
    const { from, name, origin, data, set = [] } = values;
    if (key === undefined || from === undefined || more.length > 0) throw new StartError(USAGE);
    const port = process.env["PORT"] ? readPort(process.env) : undefined;
    return { key, from, name, origin, port, data, settings: Object.fromEntries(set.map(readSetting)) };
  } catch (cause) {
    throw cause instanceof StartError ? cause : new StartError(USAGE, { cause });
  }
}

/** Parses `KEY=VALUE`; a value that is not JSON is text. */
function readSetting(text: string): [string, unknown] {
  const [, key, value] = /^([^=]+)=(.*)$/s.exec(text) ?? [];
  if (key === undefined || value === undefined) throw new StartError(`--set is not KEY=VALUE: ${text}`);
  try {
    return [key, JSON.parse(value)];
  } catch {
    return [key, value];
  }
}

await runCommand(async () => {
  const { data, ...options } = readArguments();
  const opened = await withShop(await chooseShop(data, process.env), (db) => openChannel(db, options));
  const app = opened.settings["SITE.CLIENT"] ?? opened.settings["SITE.THEME"];
  process.stdout.write(`The channel ${opened.key} is open at ${opened.origin} and shows the app ${app}.\n`);
});
