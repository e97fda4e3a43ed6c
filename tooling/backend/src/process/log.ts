export type LogLevel = "info" | "warn" | "error";

/** Values that may stand in a log: never a body, a raw URL, a token or anything about a person. */
export type LogFields = Record<string, string | number | boolean | undefined>;

let threshold: LogLevel | "silent" = "info";
const order: readonly string[] = ["info", "warn", "error", "silent"];

/** Least level that is written; tests say `silent`. */
export function setLogLevel(level: LogLevel | "silent"): void {
  threshold = level;
}

/** One line of JSON on standard error. */
export function log(level: LogLevel, message: string, fields: LogFields = {}): void {
  if (order.indexOf(level) < order.indexOf(threshold)) return;
  process.stderr.write(`${JSON.stringify({ at: new Date().toISOString(), level, message, ...fields })}\n`);
}
