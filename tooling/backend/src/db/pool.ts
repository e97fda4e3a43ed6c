import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import { log } from "../process/log.ts";
import { createPreparingClient } from "./prepare-statements.ts";
import { shareConnections } from "./share-connections.ts";

/** The database as handlers use it; inside `db.transaction` the same type is the transaction. */
export type Db = NodePgDatabase & { $client: pg.Pool };
export type Transaction = Parameters<Parameters<Db["transaction"]>[0]>[0];

export interface Database {
  db: Db;
  close: () => Promise<void>;
}

const connections = new WeakMap<Transaction, pg.PoolClient>();

/** The connection of a transaction; undefined for a nested transaction. */
export const connectionOf = (tx: Transaction): pg.PoolClient | undefined => connections.get(tx);

/** Parses counts and sums as numbers, and dates as `YYYY-MM-DD`, unlike pg's defaults. */
const parsers: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => {
    if (oid === pg.types.builtins.INT8) return Number;
    if (oid === pg.types.builtins.DATE) return String;
    return pg.types.getTypeParser(oid, format) as unknown;
  },
};

export interface PoolOptions {
  /** Maximum number of connections; 20 by default. */
  connections?: number | undefined;
  /** Rejects every write. */
  readOnly?: boolean;
  /** A factor for the timeouts of connections, locks and queries, compared with a shop's requests; 1 by default. */
  timeoutFactor?: number;
  /** How long a statement waits for a lock; 4 seconds by default. */
  lockTimeoutSeconds?: number;
}

/** Opens a connection pool. It connects at the first query. */
export function openDatabase(url: string, options: PoolOptions = {}): Database {
  const { timeoutFactor = 1, lockTimeoutSeconds = 4, connections: max = 20 } = options;
  const connectionTimeoutMillis = 3_000 * timeoutFactor;
  const pool = new pg.Pool({
    Client: createPreparingClient(),
    connectionString: url,
    max,
    connectionTimeoutMillis,
    idleTimeoutMillis: 30_000,
    statement_timeout: 10_000 * timeoutFactor,
    idle_in_transaction_session_timeout: 15_000 * timeoutFactor,
    keepAlive: true,
    application_name: "noren",
    // The tables fit in memory, so planning a prepared statement for each run would cost as much as running it.
    // A query that waits for a lock occupies a connection that the whole shop needs.
    options:
      `-c plan_cache_mode=force_generic_plan -c random_page_cost=1.1 -c lock_timeout=${lockTimeoutSeconds * timeoutFactor}s` +
      (options.readOnly ? " -c default_transaction_read_only=on" : ""),
    types: parsers,
  });
  shareConnections(pool, max, connectionTimeoutMillis);
  // A broken connection is replaced at the next query; without a listener its `error` event would end the process. The pool
  // listens on idle connections only, but one inside a transaction can break, too.
  let isClosing = false;
  const logLost = (error: Error) => {
    // `pool.end()` does not wait for its last sockets, which break when the server stops right after it.
    if (!isClosing)
      log("warn", "database connection lost", { code: "code" in error ? String(error.code) : error.name });
  };
  pool.on("error", logLost);
  pool.on("connect", (client) => client.on("error", logLost));
  const close = () => {
    isClosing = true;
    return pool.end();
  };
  const db = drizzle(pool);
  // Drizzle's own `transaction` never releases a connection that breaks at `begin`, which would shrink the pool until no
  // connection is left.
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
