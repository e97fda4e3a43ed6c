import { isMembersOwn } from "@noren/api";
import { isAnnounced, isFromApi, type Problem } from "@noren/domain/problem";

/** The payment service did not answer our server. */
const SERVICE_UNREACHABLE = "cart.payment.unreachable";

/** The calls that request a cart or its order. */
const NAMED = ["getCart", "getCartOrder", "checkCartPayment"];

/** Whether a call names one thing, which may not exist. A list of a cart names its token, and exists with the cart. */
const isNamed = (endpoint: string, arg: unknown) =>
  !endpoint.startsWith("list") && (typeof arg === "number" || typeof arg === "string" || NAMED.includes(endpoint));

/**
 * Whether the page of a query waits for an answer that a retry may bring. Every other problem has its reaction
 * (behaviour/errors.md) or its page.
 */
export function isRetryable({ endpoint, arg, problem }: { endpoint: string; arg: unknown; problem: Problem }): boolean {
  switch (problem.kind) {
    case "network":
    case "timeout":
    case "server":
      return true;
    case "maintenance":
      return !isAnnounced(problem);
    case "forbidden":
    case "validation":
      return !isFromApi(problem);
    case "notFound":
      // A member's or cart's list exists, unless the API does not have its call. An id or a key may name nothing.
      return !isFromApi(problem) || (isMembersOwn(endpoint) && !isNamed(endpoint, arg));
    case "cart":
      return problem.code === SERVICE_UNREACHABLE;
    case "unauthenticated":
    case "invalidChannel":
    default:
      return false;
  }
}
