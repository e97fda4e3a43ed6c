import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { log } from "./log.ts";

const CONNECT_MS = 1_000;

/** A backend that runs on this machine, from the same folder of programs. */
export interface RunningBackend {
  pid: number;
  /** The API's origin. */
  origin: string;
  /** The shop's own URL, if known. */
  url: string | null;
  dataDir: string;
  /** Host and name of an external database; null for the one in `dataDir`. */
  database: string | null;
}

/**
 * Lists this process as a running backend until it is closed, so that `npm run import` finds its database. A folder that cannot
 * be written does not stop the shop.
 *
 * @returns removes the entry
 */
export function listRunningBackend(folder: string, shop: Omit<RunningBackend, "pid">): () => void {
  const file = join(folder, `${process.pid}.json`);
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, JSON.stringify({ ...shop, pid: process.pid }), { mode: 0o600 });
  } catch (error) {
    log("warn", "running backend is not listed", { file, error: String(error) });
  }
  return () => rmSync(file, { force: true });
}

/** Finds the listed shops that still accept connections. Removes the entries of the others. */
export async function findRunningBackends(folder: string): Promise<RunningBackend[]> {
  const shops = await Promise.all(
    listFiles(folder).map(async (file) => {
      const shop = readShop(file);
      if (shop && (await isListening(shop.origin))) return [shop];
      rmSync(file, { force: true });
      return [];
    }),
  );
  return shops.flat().toSorted((one, other) => one.pid - other.pid);
}

function listFiles(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith(".json"))
      .map((name) => join(folder, name));
  } catch {
    return [];
  }
}

function readShop(file: string): RunningBackend | undefined {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as RunningBackend;
  } catch {
    return undefined;
  }
}

function isListening(origin: string): Promise<boolean> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port), timeout: CONNECT_MS });
    const end = (isOpen: boolean) => {
      socket.destroy();
      resolve(isOpen);
    };
    socket.once("connect", () => end(true));
    socket.once("timeout", () => end(false));
    socket.once("error", () => end(false));
  });
}

/** Host and name of a database without its user and password, for messages. */
export function describeDatabase(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}
