import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { setLogLevel } from "../process/log.ts";
import { StartError } from "../process/start-error.ts";
import { typedPath } from "../process/typed-path.ts";
import { importCatalogue } from "./import-catalogue.ts";
import { ImportError } from "./import-error.ts";
import { openShop } from "./open-shop.ts";
import { showProgress } from "./progress.ts";
import { summaryText } from "./summary-text.ts";

const USAGE = `Usage: npm run import -- FILE.csv [--channel simple] [--rate YEN] [--with-tax | --without-tax] [--images URL]

  --channel      the shop (simple)
  --rate         yen for one unit of the file's prices (1)
  --with-tax     the file's prices include tax (default for Shopify)
  --without-tax  the file's prices exclude tax (default for EC-CUBE)
  --images       the base URL of pictures that the file names without a URL`;

/** Parses the command line. @throws StartError with the usage */
function readArguments() {
  const text = { type: "string" } as const;
  const flag = { type: "boolean" } as const;
  try {
    const options = { channel: text, rate: text, images: text, "with-tax": flag, "without-tax": flag };
    const { values, positionals } = parseArgs({ allowPositionals: true, options });
    const [file, ...more] = positionals;
    const rate = values.rate === undefined ? undefined : Number(values.rate);
    const isBoth = values["with-tax"] && values["without-tax"];
    if (file === undefined || more.length > 0 || isBoth) throw new StartError(USAGE);
    if (rate !== undefined && !(rate > 0 && rate <= 100_000)) throw new StartError(USAGE);
    const isTaxIncluded = values["with-tax"] ? true : values["without-tax"] ? false : undefined;
    return {
      file: typedPath(file),
      rate,
      isTaxIncluded,
      channel: values.channel ?? "simple",
      imageBase: values.images,
    };
  } catch (cause) {
    throw cause instanceof StartError ? cause : new StartError(USAGE, { cause });
  }
}

setLogLevel("error");
try {
  const options = readArguments();
  const dataDir = typedPath(process.env["NOREN_DATA"] || fileURLToPath(new URL("../../../../.data", import.meta.url)));
  const { db, close } = await openShop({ dataDir, databaseUrl: process.env["DATABASE_URL"] || undefined });
  try {
    const summary = await importCatalogue(db, { ...options, dataDir, onProgress: showProgress(process.stderr) });
    process.stdout.write(`${summaryText(summary)}\n`);
    if (summary.added + summary.updated === 0) process.exitCode = 1;
  } finally {
    await close();
  }
} catch (error) {
  if (!(error instanceof StartError) && !(error instanceof ImportError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
