import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { accessSync, constants, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { StartError } from "../../process/start-error.ts";
import { getBinaries } from "./binaries.ts";
import { clearPostmaster } from "./postmaster.ts";
import { prepareRunner, type Runner } from "./run-as.ts";
import { freePort, startServer } from "./server.ts";

const run = promisify(execFile);

/** The pause before a restart of a crashed server. */
const RESTART_MS = 1000;

const SETTINGS = [
  "listen_addresses=127.0.0.1",
  "unix_socket_directories=",
  "max_connections=60",
  // Queries return few rows: compiling them would cost more than it saves.
  "jit=off",
  "lc_messages=C",
];

export interface Cluster {
  /** URL of the server's database `postgres`; replace the path for another database. */
  url: string;
  close(): Promise<void>;
}

/**
 * Opens the PostgreSQL in `dataDir` and creates it the first time. Restarts a crashed server on the same port until it is
 * closed.
 *
 * @throws StartError when the folder cannot be written, is in use, or the server does not start.
 */
export async function openCluster(dataDir: string, options: { durable?: boolean } = {}): Promise<Cluster> {
  const settings = options.durable === false ? [...SETTINGS, "fsync=off", "full_page_writes=off"] : SETTINGS;
  makeFolder(dataDir);
  const runner = prepareRunner(await getBinaries(), dataDir);
  const password = readOrCreateSecret(join(dataDir, "database-password"));
  const cluster = join(dataDir, "postgres");
  if (!existsSync(cluster)) await initialise(runner, cluster, password);
  await clearPostmaster(cluster);

  const port = await freePort();
  let isClosing = false;
  let server = await startServer(runner, cluster, port, settings);
  let restart = Promise.resolve();
  watch();

  function watch(): void {
    void server.ended.then(() => {
      if (!isClosing) setTimeout(scheduleRestart, RESTART_MS).unref();
      return undefined;
    });
  }

  function scheduleRestart(): void {
    restart = restartServer();
  }

  async function restartServer(): Promise<void> {
    if (isClosing) return;
    try {
      await clearPostmaster(cluster);
      server = await startServer(runner, cluster, port, settings);
    } catch {
      // `server.ended` is already settled, so the loop retries; until then the shop answers 503.
    }
    watch();
  }

  return {
    url: `postgresql://noren:${password}@127.0.0.1:${port}/postgres`,
    close: async () => {
      isClosing = true;
      await restart;
      await server.stop();
    },
  };
}

/** Creates the folder and its parents. @throws StartError when it is not writable */
export function makeFolder(folder: string): void {
  try {
    makeWithParents(folder);
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (cause) {
    throw new StartError(`The data folder ${folder} cannot be written: choose another with NOREN_DATA.`, { cause });
  }
}

/** Node's `recursive` never returns where the system reports a found folder as missing (/proc). */
function makeWithParents(folder: string): void {
  if (existsSync(folder)) return;
  makeWithParents(dirname(folder));
  mkdirSync(folder);
}

/** Reads a secret that only its owner can read; creates it the first time. */
export function readOrCreateSecret(file: string): string {
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString("base64url"), { mode: 0o600, flag: "wx" });
  return readFileSync(file, "utf8").trim();
}

/** Creates the cluster in a temporary folder and renames it, so that an interrupted start leaves no partial cluster. */
async function initialise(runner: Runner, cluster: string, password: string): Promise<void> {
  const draft = `${cluster}.new`;
  const passwordFile = `${cluster}.password`;
  rmSync(draft, { recursive: true, force: true });
  try {
    mkdirSync(draft, { mode: 0o700 });
    runner.own(draft);
    writeFileSync(passwordFile, password, { mode: 0o600 });
    runner.own(passwordFile);
    const [command, ...rest] = [...runner.prefix, runner.initdb];
    await run(
      command,
      [
        ...rest,
        "-D",
        draft,
        "-U",
        "noren",
        "--encoding=UTF8",
        "--locale=C",
        "--auth=scram-sha-256",
        `--pwfile=${passwordFile}`,
      ],
      { ...runner.ids, cwd: "/", env: { PATH: process.env["PATH"], LC_ALL: "C" } },
    );
    renameSync(draft, cluster);
  } catch (cause) {
    const reason =
      cause instanceof Error && "stderr" in cause ? String(cause.stderr).trim().split("\n")[0] : String(cause);
    throw new StartError(`The database could not be made in ${cluster}: ${reason}`, { cause });
  } finally {
    rmSync(passwordFile, { force: true });
  }
}
