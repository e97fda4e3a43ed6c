import { CHANNEL_MISSING } from "./channel.copy.ts";

/** Messages by field, as the API names the fields: `{ "shipping.postal_code": ["…"] }`. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

/** Why a call of the cart failed. The reaction to `other` is to show its message. */
export type CartErrorReason = "expired" | "shippingNoData" | "productGone" | "other";

/** The code of an announced maintenance. */
const MAINTENANCE = "maintenance";

interface ServerMessage {
  /** The server's message in Japanese; "" for none. */
  readonly message: string;
  /** The server's code; "" for none. */
  readonly code: string;
}

/** Everything that can go wrong with a call, with one kind per reaction (behaviour/errors.md). */
export type Problem =
  /** No response: offline, connection refused or interrupted. */
  | { readonly kind: "network" }
  /** No response in time. */
  | { readonly kind: "timeout" }
  | ({ readonly kind: "unauthenticated" } & ServerMessage)
  | ({ readonly kind: "forbidden" } & ServerMessage)
  /** `until` is when the shop expects to reopen, ISO 8601, or null. */
  | ({ readonly kind: "maintenance"; readonly until: string | null } & ServerMessage)
  | ({ readonly kind: "invalidChannel" } & ServerMessage)
  | ({ readonly kind: "cart"; readonly status: number; readonly reason: CartErrorReason } & ServerMessage)
  | ({ readonly kind: "validation"; readonly errors: FieldErrors } & ServerMessage)
  | ({ readonly kind: "notFound" } & ServerMessage)
  /** Any other error status; `retryAfter` in seconds when the server sent it. */
  | ({ readonly kind: "server"; readonly status: number; readonly retryAfter: number | null } & ServerMessage);

export type ProblemKind = Problem["kind"];
export type ProblemOf<K extends ProblemKind> = Extract<Problem, { kind: K }>;

export const networkProblem: Problem = { kind: "network" };
export const timeoutProblem: Problem = { kind: "timeout" };
export const notFoundProblem: Problem = { kind: "notFound", message: "", code: "" };

/** The part of `Headers` that `toProblem` reads. */
export interface HeaderReader {
  get(name: string): string | null;
}

/**
 * Converts an error response to a problem.
 * @param status HTTP status of the response
 * @param body body of the response, parsed if it is JSON; may be anything, e.g. the HTML of a proxy
 */
export function toProblem(status: number, body: unknown, headers?: HeaderReader): Problem {
  const text = { message: messageOf(body), code: textOf(body, "code") };
  // [error.channel] With any status.
  if (text.message.includes(CHANNEL_MISSING) || text.code === "channel_not_found")
    return { kind: "invalidChannel", ...text };
  // [maintenance.redirect]
  if (status === 503 || isMaintenance(body))
    return { kind: "maintenance", until: textOf(body, "until") || null, ...text };
  if (text.code.startsWith("cart.") || text.code.startsWith("cart_detail."))
    return { kind: "cart", status, reason: cartErrorReason(status, text.code), ...text };
  switch (status) {
    case 401:
      return { kind: "unauthenticated", ...text };
    case 403:
      return { kind: "forbidden", ...text };
    case 404:
      return { kind: "notFound", ...text };
    case 422:
      return { kind: "validation", errors: fieldErrorsOf(body), ...text };
    default:
      return { kind: "server", status, retryAfter: secondsOf(headers?.get("retry-after")), ...text };
  }
}

/** Whether the API answered with this problem: its errors have a message, a proxy's page has none that is read. */
export const isFromApi = ({ message, code }: ServerMessage): boolean => message !== "" || code !== "";

/**
 * Whether the shop itself announced that it is closed. A 503 without the announcement, e.g. of an overloaded part of the API,
 * closes only a page that cannot do without the answer.
 */
export const isAnnounced = ({ code }: ProblemOf<"maintenance">): boolean => code === MAINTENANCE;

/** The shop's own text about its maintenance; "" for none. The text of an unannounced 503 is not the shop's. */
export const maintenanceMessageOf = (problem: ProblemOf<"maintenance">): string =>
  isAnnounced(problem) ? problem.message : "";

/** Whether a body reports maintenance, which can have any status. */
export function isMaintenance(body: unknown): boolean {
  return textOf(body, "code") === MAINTENANCE;
}

function cartErrorReason(status: number, code: string): CartErrorReason {
  if (code === "cart.common.is_expired") return "expired";
  if (status !== 422) return "other";
  if (code === "cart_detail.set_user_address.not_data") return "shippingNoData";
  if (code.includes("product_not_found") || code === "cart.update_products.not_sale") return "productGone";
  return "other";
}

/** [error.stored] Reads `errors`, else `message`. */
function messageOf(body: unknown): string {
  return textOf(body, "message") || (Object.values(fieldErrorsOf(body))[0]?.[0] ?? "");
}

function fieldErrorsOf(body: unknown): FieldErrors {
  const errors = isRecord(body) ? body["errors"] : undefined;
  if (!isRecord(errors)) return {};
  const entries = Object.entries(errors).map(([field, messages]): [string, string[]] => [
    field,
    (Array.isArray(messages) ? messages : [messages]).filter(
      (one): one is string => typeof one === "string" && one !== "",
    ),
  ]);
  return Object.fromEntries(entries.filter(([, messages]) => messages.length > 0));
}

function secondsOf(header: string | null | undefined): number | null {
  return header && /^\d{1,9}$/.test(header) ? Number(header) : null;
}

function textOf(body: unknown, key: string): string {
  const value = isRecord(body) ? body[key] : undefined;
  return typeof value === "string" ? value : "";
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
