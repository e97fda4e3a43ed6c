import type { CardChoice, PaymentInProgress } from "@noren/contract";
import type { PaymentRow } from "../db/schema/payment.ts";
import type { Channel } from "../db/schema/shop.ts";
import { ApiError } from "../http/api-error.ts";
import { decideCart } from "../order/decide-cart.ts";
import { askService } from "./ask-service.ts";
import { giveUp } from "./finish-payment.ts";
import { openPayment } from "./open-payment.ts";
import { paymentRefused, serviceUnreachable } from "./payment-errors.ts";
import { transactionCopy } from "./payment.copy.ts";
import { ServiceUnreachable } from "./service/payment-service.ts";
import { settleOrder, settleSoon } from "./settle.ts";
import { type Due, PaymentNeeded } from "./take-payment.ts";
import type { PaymentContext } from "./payment-context.ts";

/** A context at which somebody of a shop stands. */
export interface PayingShop extends PaymentContext {
  channel: Channel;
  memberId: number | null;
}

/** What came of a decision: an order, or a payment that the shopper has to go and make first. */
export type Decided = { orderId: number } | { inProgress: PaymentInProgress };

/** A cart may change while the service is asked, and once more while it is asked anew. */
const ROUNDS = 3;

/**
 * Makes a cart an order and has it paid. The order of things is: everything is checked, the service reserves the money,
 * order and stock are taken in one transaction (`decideCart`), then the money is taken. Interrupted at any step it goes on
 * when the decision is sent again; if it never is, the reservation ends by itself (`reconcilePayments`). Nobody waits for a
 * service with a row locked.
 *
 * @param choice the card; undefined where none is needed, or when the shopper comes back
 * @throws ApiError as `calls.decideCart` names them
 */
export async function payAndDecide(
  shop: PayingShop,
  token: string,
  seenTotal: number,
  choice?: CardChoice,
): Promise<Decided> {
  let granted: PaymentRow | null = null;
  for (let round = 1; round <= ROUNDS; round += 1) {
    const decided = await tryToDecide(shop, token, seenTotal, granted);
    if (typeof decided === "number") {
      await settleOrder(shop, decided);
      return { orderId: decided };
    }
    const row = await openPayment(shop, decided, choice);
    if (!row) continue;
    const asked = await askService(shop, decided, row, { channel: shop.channel, choice }).catch(unknownOutcome);
    if (asked.status === "pending" && asked.url !== null) return { inProgress: { ...wayOf(asked), url: asked.url } };
    // Captured: somebody who pressed at the same moment has the order already, and this round finds it.
    if (asked.status !== "authorised" && asked.status !== "captured") throw paymentRefused(messageOf(asked));
    granted = asked;
  }
  throw serviceUnreachable();
}

/** The order's id, or what has to be paid first. A payment that was granted for nothing goes back at once. */
async function tryToDecide(
  shop: PayingShop,
  token: string,
  seenTotal: number,
  granted: PaymentRow | null,
): Promise<number | Due> {
  try {
    return await decideCart(shop, token, seenTotal);
  } catch (error) {
    if (error instanceof PaymentNeeded) return error.due;
    if (granted && error instanceof ApiError) {
      await giveUp(shop, granted, error.message);
      await settleSoon(shop, granted.id);
    }
    throw error;
  }
}

function unknownOutcome(error: unknown): never {
  throw error instanceof ServiceUnreachable ? serviceUnreachable() : error;
}

function messageOf({ reason }: PaymentRow): string {
  return transactionCopy[reason === null || reason === "order_failed" ? "aborted" : reason];
}

const wayOf = ({ orderNo, expiresAt }: PaymentRow) => ({ order_no: orderNo, expires_at: expiresAt.toISOString() });
