import pg from "pg";

/** A prepared statement occupies about 50 kB of its connection's memory in the server. */
const MAX_STATEMENTS = 400;

/** Only inserts of many rows are longer; their number of rows changes. */
const MAX_LENGTH = 4000;

/** The names of a pool's prepared statements by their texts. */
type StatementNames = Map<string, string>;

type Query = (config: unknown, ...rest: unknown[]) => never;

/**
 * Creates the class of a pool's clients, which prepare the statements of the query builder: PostgreSQL parses and plans
 * each once per connection. A text beyond the limits is parsed each time, as lists of any length make ever new texts.
 */
export function createPreparingClient(): typeof pg.Client {
  const names: StatementNames = new Map();
  return class PreparingClient extends pg.Client {
    override query(config: unknown, ...rest: unknown[]): never {
      return (super.query as Query).call(this, addName(config, rest[0], names), ...rest);
    }
  };
}

function addName(config: unknown, values: unknown, names: StatementNames): unknown {
  if (!isUnnamed(config) || !Array.isArray(values) || values.length === 0) return config;
  const name = names.get(config.text) ?? createName(config.text, names);
  return name === undefined ? config : { ...config, name };
}

const isUnnamed = (config: unknown): config is pg.QueryConfig =>
  typeof config === "object" && config !== null && "text" in config && !("name" in config && config.name);

function createName(text: string, names: StatementNames): string | undefined {
  if (names.size >= MAX_STATEMENTS || text.length > MAX_LENGTH) return undefined;
  const name = `statement_${names.size}`;
  names.set(text, name);
  return name;
}
