import { CHANNEL_MISSING } from "./channel.copy.ts";

/** Messages by field, as the API names the fields: `{ "shipping.postal_code": ["…"] }`. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

/** The kind of a cart's error code; `other` only shows its message. */
export type CartTrouble = "expired" | "shippingNoData" | "productGone" | "other";

interface Said {
  /** The server's message in Japanese; "" for none. */
  readonly message: string;
  /** The server's code; "" for none. */
  readonly code: string;
}

/** Everything that can go wrong with a call, by what the shop does about it (behaviour/errors.md). */
export type Problem =
  /** No answer: offline, refused or interrupted. */
  | { readonly kind: "network" }
  /** No answer in time. */
  | { readonly kind: "timeout" }
  | ({ readonly kind: "unauthenticated" } & Said)
  | ({ readonly kind: "forbidden" } & Said)
  /** `until` is when the shop expects to reopen, ISO 8601, or null. */
  | ({ readonly kind: "maintenance"; readonly until: string | null } & Said)
  | ({ readonly kind: "invalidChannel" } & Said)
  | ({ readonly kind: "cart"; readonly status: number; readonly trouble: CartTrouble } & Said)
  | ({ readonly kind: "validation"; readonly errors: FieldErrors } & Said)
  | ({ readonly kind: "notFound" } & Said)
  /** Any other error status; `retryAfter` in seconds when the server sent it. */
  | ({ readonly kind: "server"; readonly status: number; readonly retryAfter: number | null } & Said);

export type ProblemKind = Problem["kind"];
export type ProblemOf<K extends ProblemKind> = Extract<Problem, { kind: K }>;

export const networkProblem: Problem = { kind: "network" };
export const timeoutProblem: Problem = { kind: "timeout" };

/** The part of `Headers` that is read here. */
export interface HeaderReader {
  get(name: string): string | null;
}

/**
 * Turns an error answer into a problem.
 * @param status HTTP status of the answer
 * @param body its body, parsed if it was JSON; may be anything, e.g. a proxy's HTML
 */
export function toProblem(status: number, body: unknown, headers?: HeaderReader): Problem {
  const said = { message: messageOf(body), code: textOf(body, "code") };
  // [error.channel] The message decides, with any status.
  if (said.message.includes(CHANNEL_MISSING) || said.code === "channel_not_found")
    return { kind: "invalidChannel", ...said };
  // A 503 or the maintenance payload [maintenance.redirect].
  if (status === 503 || isMaintenance(body))
    return { kind: "maintenance", until: textOf(body, "until") || null, ...said };
  if (said.code.startsWith("cart.") || said.code.startsWith("cart_detail."))
    return { kind: "cart", status, trouble: cartTrouble(status, said.code), ...said };
  switch (status) {
    case 401:
      return { kind: "unauthenticated", ...said };
    case 403:
      return { kind: "forbidden", ...said };
    case 404:
      return { kind: "notFound", ...said };
    case 422:
      return { kind: "validation", errors: fieldErrorsOf(body), ...said };
    default:
      return { kind: "server", status, retryAfter: secondsOf(headers?.get("retry-after")), ...said };
  }
}

/** Whether a body reports maintenance, which can have any status. */
export function isMaintenance(body: unknown): boolean {
  return textOf(body, "code") === "maintenance";
}

function cartTrouble(status: number, code: string): CartTrouble {
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
  const entries = Object.entries(errors).map(([field, said]): [string, string[]] => [
    field,
    (Array.isArray(said) ? said : [said]).filter((one): one is string => typeof one === "string" && one !== ""),
  ]);
  return Object.fromEntries(entries.filter(([, said]) => said.length > 0));
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
