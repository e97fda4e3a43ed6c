/** From the lowest; `silent` is a threshold only. */
export const LOG_LEVELS = ["info", "warn", "error", "silent"] as const;
type Threshold = (typeof LOG_LEVELS)[number];
export type LogLevel = Exclude<Threshold, "silent">;

/** Values allowed in the log: never a body, a raw URL, a token or personal data. */
export type LogFields = Record<string, string | number | boolean | undefined>;

let threshold: Threshold = "info";

/** The minimum level that is logged; tests use `silent`. */
export function setLogLevel(level: Threshold): void {
  threshold = level;
}

/** Writes one line of JSON to standard error. */
export function log(level: LogLevel, message: string, fields: LogFields = {}): void {
  if (LOG_LEVELS.indexOf(level) < LOG_LEVELS.indexOf(threshold)) return;
  process.stderr.write(`${JSON.stringify({ at: new Date().toISOString(), level, message, ...fields })}\n`);
}
