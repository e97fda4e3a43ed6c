import type { CardChoice } from "@noren/contract";
import { paths } from "@noren/contract/paths";
import { and, eq } from "drizzle-orm";
import { findCard } from "../card/user-cards.ts";
import { payments, type PaymentRow } from "../db/schema/payment.ts";
import type { Channel } from "../db/schema/shop.ts";
import { addDays, toJapanDay } from "../time/japan-time.ts";
import { readFromService } from "./reconcile-payment.ts";
import { applyServiceAnswer } from "../settlement/apply-service-answer.ts";
import { createUnknownCardError, createMissingCardError, createCardRefusedError } from "../payment/payment-errors.ts";
import { methodOf } from "../payment/methods/methods.ts";
import {
  CardRefused,
  type ChargedCard,
  type PaymentRequest,
  type ServicePayment,
} from "../payment/service/payment-service.ts";
import { payerOf } from "../payment/payer.ts";
import type { PaymentDue } from "../payment/take-payment.ts";
import type { PaymentContext } from "../context/request-context.ts";
import { serviceOf } from "../payment/service/service-of.ts";

/** The shop to return to, and the chosen card. */
export interface Payer {
  channel: Pick<Channel, "origin">;
  choice: CardChoice | undefined;
}

/**
 * Authorises a payment at its service, or reads the state of a pending one, and stores the answer.
 *
 * @throws ServiceUnreachable if the outcome is unknown; a repeated call continues
 * @throws ApiError 422 for a card that cannot be used; 429 after too many refused cards
 */
export async function authorisePayment(
  context: PaymentContext,
  due: PaymentDue,
  row: PaymentRow,
  payer: Payer,
): Promise<PaymentRow> {
  if (row.status === "authorised") return row;
  if (row.status !== "asked") {
    // A concurrent request with this card began the payment: the shopper goes to the same page of the service.
    return payer.choice === undefined ? readFromService(context, row) : row;
  }
  const answer = await authorise(context, due, row, payer);
  return (await applyServiceAnswer(context, row.id, answer)) ?? row;
}

async function authorise(
  context: PaymentContext,
  due: PaymentDue,
  row: PaymentRow,
  payer: Payer,
): Promise<ServicePayment> {
  const service = serviceOf(context, row.service);
  try {
    // A request without the card repeats one whose answer was lost.
    if (needsCard(row) && payer.choice === undefined) {
      const answer = await service.find(row.id);
      if (!answer) throw createMissingCardError();
      return answer;
    }
    return await service.authorise(await requestOf(context, due, row, payer));
  } catch (error) {
    if (!(error instanceof CardRefused)) throw error;
    await context.db
      .update(payments)
      .set({ wanted: "return" })
      .where(and(eq(payments.id, row.id), eq(payments.wanted, "hold")));
    throw createCardRefusedError();
  }
}

async function requestOf(
  context: PaymentContext,
  due: PaymentDue,
  row: PaymentRow,
  { channel, choice }: Payer,
): Promise<PaymentRequest> {
  const lastDay = addDays(toJapanDay(context.now()), methodOf(row.method).daysToPay ?? 0);
  return {
    id: row.id,
    method: row.method,
    amount: row.amount,
    order_no: row.orderNo,
    return_url: channel.origin + paths.cartComplete({ no: row.orderNo }),
    cancel_url: channel.origin + paths.cartPayment(),
    act_until: row.expiresAt.toISOString(),
    pay_until: new Date(`${lastDay}T23:59:59+09:00`).toISOString(),
    card: needsCard(row) ? await findChosenCard(context, row, choice) : null,
    store: methodOf(row.method).stores ? (due.cart.content.payment_store ?? null) : null,
    fraud_session: due.cart.content.fraud_session ?? null,
    payer: payerOf(due.orderer),
  };
}

const needsCard = ({ method }: PaymentRow) => methodOf(method).requires === "card";

async function findChosenCard(
  context: PaymentContext,
  row: PaymentRow,
  choice: CardChoice | undefined,
): Promise<ChargedCard> {
  const { token, token_key } = choice ?? {};
  const once = token !== undefined && token_key !== undefined ? { token, token_key } : null;
  if (choice?.user_card_id !== undefined) {
    const card = row.userId === null ? null : await findCard(context.db, row.userId, choice.user_card_id);
    if (!card || card.service !== row.service) throw createUnknownCardError();
    return { kind: "kept", token: card.token, token_key: card.token_key, code: once };
  }
  if (!once) throw createMissingCardError();
  return { kind: "new", ...once, keep: row.isSaveCard };
}
