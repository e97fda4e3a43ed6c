/** `npm run channel`: copies a channel, or changes the settings of one, in a running or a stopped shop. */
import { parseArgs } from "node:util";
import { chooseShop, withShop } from "../import/open-shop.ts";
import { readPort } from "../process/read-port.ts";
import { runCommand } from "../process/run-command.ts";
import { StartError } from "../process/start-error.ts";
import { type NewChannelOptions, openChannel, setSettings } from "./new-channel.ts";

const USAGE = `Usage: npm run channel -- NAME --from simple [--name TEXT] [--origin URL] [--set KEY=VALUE]… [--data FOLDER]
       npm run channel -- NAME --set KEY=VALUE… [--data FOLDER]

  NAME      the name of the channel, and of the app of a new one
  --from    opens a new channel: the channel whose settings, catalogue and content are copied
  --name    the new shop's name
  --origin  the new shop's URL, unless it is NAME.localhost with the port in PORT
  --set     a setting, e.g. --set LOGIN.IS_CODE=true; without --from, of the channel NAME
  --data    the data folder of the shop, unless DATABASE_URL or NOREN_DATA names its database`;

type Options = Omit<NewChannelOptions, "from" | "settings"> & {
  from: string | undefined;
  settings: Readonly<Record<string, unknown>>;
  data: string | undefined;
};

/** Reads the command line. @throws StartError with the usage */
function readArguments(): Options {
  const text = { type: "string" } as const;
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { from: text, name: text, origin: text, data: text, set: { type: "string", multiple: true } },
    });
    const [key, ...more] = positionals;
    const { from, name, origin, data, set = [] } = values;
    const isChange = from === undefined && set.length > 0 && name === undefined && origin === undefined;
    if (key === undefined || more.length > 0 || (from === undefined && !isChange)) throw new StartError(USAGE);
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

/** A setting's value on the terminal. */
const show = (value: unknown) => (value === undefined ? "not set" : JSON.stringify(value));

await runCommand(async () => {
  const { data, from, ...options } = readArguments();
  const shop = await chooseShop(data, process.env);
  if (from === undefined) {
    const changes = await withShop(shop, (db) => setSettings(db, options.key, options.settings));
    for (const { name, before, after } of changes)
      process.stdout.write(`${options.key}: ${name} is ${show(after)} (before: ${show(before)}).\n`);
    return;
  }
  const opened = await withShop(shop, (db) => openChannel(db, { ...options, from }));
  const app = opened.settings["SITE.CLIENT"] ?? opened.settings["SITE.THEME"];
  process.stdout.write(`The channel ${opened.key} is open at ${opened.origin} and shows the app ${app}.\n`);
});
