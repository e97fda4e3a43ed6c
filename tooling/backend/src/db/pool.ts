import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import { log } from "../process/log.ts";

/** The database as handlers use it; inside `db.transaction` the same type stands for the transaction. */
export type Db = NodePgDatabase & { $client: pg.Pool };
export type Transaction = Parameters<Parameters<Db["transaction"]>[0]>[0];

export interface Database {
  db: Db;
  close: () => Promise<void>;
}

const connections = new WeakMap<Transaction, pg.PoolClient>();

/** The connection that a transaction holds; undefined for one within another. */
export const connectionOf = (tx: Transaction): pg.PoolClient | undefined => connections.get(tx);

/** Counts and sums come as numbers, days as `YYYY-MM-DD`: neither fits pg's own reading of them. */
const parsers: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => {
    if (oid === pg.types.builtins.INT8) return Number;
    if (oid === pg.types.builtins.DATE) return String;
    return pg.types.getTypeParser(oid, format) as unknown;
  },
};

export interface PoolOptions {
  /** At most; 20 where nothing is said. */
  connections?: number | undefined;
  /** Refuses every write. */
  readOnly?: boolean;
  /** So many times as long as a shop's requests do, they wait for a connection, a row or an answer; 1 where nothing is said. */
  patience?: number;
}

/** Opens a pool of connections. Nothing is connected before the first query. */
export function openDatabase(url: string, options: PoolOptions = {}): Database {
  const { patience = 1 } = options;
  const pool = new pg.Pool({
    connectionString: url,
    max: options.connections ?? 20,
    connectionTimeoutMillis: 3_000 * patience,
    idleTimeoutMillis: 30_000,
    statement_timeout: 10_000 * patience,
    idle_in_transaction_session_timeout: 15_000 * patience,
    keepAlive: true,
    application_name: "noren",
    // Statements are prepared once and hit tables that memory holds: planning each run anew would cost as much as running.
    // Whoever waits for a row holds a connection that the whole shop needs.
    options:
      `-c plan_cache_mode=force_generic_plan -c random_page_cost=1.1 -c lock_timeout=${4 * patience}s` +
      (options.readOnly ? " -c default_transaction_read_only=on" : ""),
    types: parsers,
  });
  // A connection that breaks is replaced at the next query; unheard, its event would end the process. The pool hears its
  // idle connections only, and one in the midst of a transaction breaks just as well.
  let isClosing = false;
  const heard = (error: Error) => {
    // `pool.end()` does not wait for its last sockets: a server that stops right after it still breaks them.
    if (!isClosing)
      log("warn", "database connection lost", { code: "code" in error ? String(error.code) : error.name });
  };
  pool.on("error", heard);
  pool.on("connect", (client) => client.on("error", heard));
  const close = () => {
    isClosing = true;
    return pool.end();
  };
  const db = drizzle(pool);
  // The query builder's own never gives a connection back that breaks at `begin`: each such break would leave the pool
  // one smaller, until the shop stands still.
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    try {
      return await drizzle(client).transaction((tx) => {
        connections.set(tx, client);
        return work(tx);
      }, config);
    } finally {
      client.release();
    }
  };
  return { db, close };
}
