import { randomBytes } from "node:crypto";
import type * as v from "valibot";
import type { OnfileOptions } from "./gmo-request-bodies.ts";

/** The result of a charge with a card. */
export type GmoTestCard = "good" | "declined" | "declined-late" | "unknown-brand";

export interface GmoCard {
  behaviour: GmoTestCard;
  number: string;
}

export interface GmoOrder {
  accessId: string;
  orderId: string;
  chargeType: "CREDIT" | "WALLET" | "CASH";
  status: string;
  amount: number;
  updated: Date;
  clientFields?: object | undefined;
  card?: GmoCard;
  tds2Result?: { tds2TransResult: string };
  cashResult?: object;
  csrfToken?: string | undefined;
  error?: { title: string; detail: string } | undefined;
}

export interface GmoAnswer {
  status: number;
  body: Record<string, unknown>;
}

/** A refusal with one of the reference's codes. */
export class GmoServerError extends Error {
  readonly status: number;
  readonly title: string;
  readonly detail: string;
  constructor(status: number, title: string, detail = "") {
    super(title);
    this.status = status;
    this.title = title;
    this.detail = detail;
  }
}

export const invalid = (parameter: string) =>
  new GmoServerError(400, "invalid_parameter", `The value provided for parameter is invalid.(${parameter})`);

const NUMBERS: Readonly<Record<GmoTestCard, string>> = {
  good: "************1111",
  declined: "************0002",
  "declined-late": "************0019",
  "unknown-brand": "************0000",
};

/** The orders, tokens and saved cards of the stand-in of GMO Payment Gateway. */
export interface GmoLedger {
  now(): Date;
  orders: Map<string, GmoOrder>;
  begin(
    order: { orderId: string; amount: string; clientFields?: object | undefined },
    more: Partial<GmoOrder>,
  ): GmoOrder;
  set(order: GmoOrder, status: string): void;
  /** Records the failure of a charge and answers it. */
  fail(order: GmoOrder, title: string): never;
  byAccessId(accessId: string): GmoOrder;
  issueToken(behaviour: GmoTestCard): string;
  takeToken(token: string): GmoCard;
  saveCard(card: GmoCard, options: v.InferOutput<typeof OnfileOptions>): object;
  savedCard(memberId: string, cardId: string): GmoCard;
  deleteMember(memberId: string): void;
  /** Whether captured payments can no longer be cancelled. */
  areRefundsRefused: boolean;
}

export function createGmoLedger(now: () => Date): GmoLedger {
  const orders = new Map<string, GmoOrder>();
  const tokens = new Map<string, { card: GmoCard; isUsed: boolean }>();
  const members = new Map<string, GmoCard[]>();
  const deletedMembers = new Set<string>();
  return {
    now,
    orders,
    areRefundsRefused: false,
    begin: (order, more) => {
      if (orders.has(order.orderId)) throw invalid("order.orderId");
      const stored: GmoOrder = {
        chargeType: "CREDIT",
        status: "UNPROCESSED",
        ...more,
        accessId: randomBytes(16).toString("hex"),
        orderId: order.orderId,
        amount: Number(order.amount),
        clientFields: order.clientFields,
        updated: now(),
      };
      orders.set(stored.orderId, stored);
      return stored;
    },
    set: (order, status) => void Object.assign(order, { status, updated: now(), error: undefined }),
    fail: (order, title) => {
      const error = { title, detail: "The charge failed.(G12)" };
      Object.assign(order, { error, updated: now() });
      throw new GmoServerError(402, title, error.detail);
    },
    byAccessId: (accessId) => {
      const order = [...orders.values()].find((each) => each.accessId === accessId);
      if (!order) throw invalid("accessId");
      return order;
    },
    issueToken: (behaviour) => {
      const token = randomBytes(32).toString("hex");
      tokens.set(token, { card: { behaviour, number: NUMBERS[behaviour] }, isUsed: false });
      return token;
    },
    takeToken: (token) => {
      const found = tokens.get(token);
      if (!found || found.isUsed) throw invalid("tokenizedCard.token");
      found.isUsed = true;
      return found.card;
    },
    saveCard: (card, { memberId, createNewMember }) => {
      if (deletedMembers.has(memberId) || (!members.has(memberId) && !createNewMember)) {
        throw invalid("onfileCardOptions.memberId");
      }
      const cards = [...(members.get(memberId) ?? []), card];
      members.set(memberId, cards);
      return { memberId, type: "CREDIT_CARD", cardId: String(cards.length - 1), isDefault: cards.length === 1 };
    },
    savedCard: (memberId, cardId) => {
      const card = members.get(memberId)?.[Number(cardId)];
      if (!card) throw invalid("onfileCard.memberId");
      return card;
    },
    deleteMember: (memberId) => {
      if (!members.delete(memberId)) throw invalid("memberId");
      deletedMembers.add(memberId);
    },
  };
}
