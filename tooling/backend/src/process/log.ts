export type LogLevel = "info" | "warn" | "error";

/** Values allowed in the log: never a body, a raw URL, a token or personal data. */
export type LogFields = Record<string, string | number | boolean | undefined>;

let threshold: LogLevel | "silent" = "info";
const order: readonly string[] = ["info", "warn", "error", "silent"];

/** The minimum level that is logged; tests use `silent`. */
export function setLogLevel(level: LogLevel | "silent"): void {
  threshold = level;
}

/** Writes one line of JSON to standard error. */
export function log(level: LogLevel, message: string, fields: LogFields = {}): void {
  if (order.indexOf(level) < order.indexOf(threshold)) return;
  process.stderr.write(`${JSON.stringify({ at: new Date().toISOString(), level, message, ...fields })}\n`);
}
