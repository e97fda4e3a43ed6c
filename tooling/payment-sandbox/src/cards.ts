import { randomBytes } from "node:crypto";
import type { CardBrand, OneTimeToken } from "@noren/contract";
import type { Db, Transaction } from "@noren/backend/db/pool";
import { runStatement } from "@noren/backend/db/statement";
import { CardRefused } from "@noren/backend/payment/service/payment-service";
import type { Behaviour } from "./test-cards.ts";

export interface StoredCard extends OneTimeToken {
  behaviour: Behaviour;
  brand: CardBrand;
  last4: string;
  expiration: string;
  name: string;
}

/** Lifetime of a one-time token. */
const TOKEN_LIFETIME = "15 minutes";

const CARD = "token, token_key, behaviour, brand, last4, expiration, name";
const random = () => randomBytes(24).toString("base64url");

/** Issues a one-time token for a card. */
export async function issueToken(
  db: Db,
  card: Omit<StoredCard, "token" | "token_key">,
  now: Date,
): Promise<OneTimeToken> {
  const issued = { token: `tok_${random()}`, token_key: random() };
  const { behaviour, brand, last4, expiration, name } = card;
  await runStatement(
    db,
    `INSERT INTO payment_sandbox.tokens (${CARD}, created_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [issued.token, issued.token_key, behaviour, brand, last4, expiration, name, now],
  );
  return issued;
}

/** Redeems a one-time token for its card. @throws CardRefused */
export async function redeemToken(db: Db | Transaction, token: OneTimeToken | null, now: Date): Promise<StoredCard> {
  const [card] = await runStatement<StoredCard>(
    db,
    `UPDATE payment_sandbox.tokens SET used_at = $3
     WHERE token = $1 AND token_key = $2 AND used_at IS NULL AND created_at > $3::timestamptz - $4::interval
     RETURNING ${CARD}`,
    [token?.token, token?.token_key, now, TOKEN_LIFETIME],
  );
  if (!card) throw new CardRefused({ isToken: true });
  return card;
}

/** Issues a one-time token for a security code. */
export async function issueCodeToken(db: Db, now: Date): Promise<OneTimeToken> {
  const issued = { token: `code_${random()}`, token_key: random() };
  await runStatement(db, "INSERT INTO payment_sandbox.codes (token, token_key, created_at) VALUES ($1, $2, $3)", [
    issued.token,
    issued.token_key,
    now,
  ]);
  return issued;
}

/** Redeems the token of a security code. @throws CardRefused without one */
export async function redeemCode(db: Db | Transaction, code: OneTimeToken | null, now: Date): Promise<void> {
  const redeemed = await runStatement(
    db,
    `UPDATE payment_sandbox.codes SET used_at = $3
     WHERE token = $1 AND token_key = $2 AND used_at IS NULL AND created_at > $3::timestamptz - $4::interval
     RETURNING token`,
    [code?.token, code?.token_key, now, TOKEN_LIFETIME],
  );
  if (redeemed.length === 0) throw new CardRefused({ isToken: true });
}

/** Stores a card under a new id. @throws CardRefused when its bank refuses it */
export async function saveCard(db: Db | Transaction, card: StoredCard): Promise<StoredCard> {
  if (card.behaviour === "declined" || card.behaviour === "stolen") throw new CardRefused();
  const saved = { ...card, token: `card_${random()}`, token_key: random() };
  const { token, token_key, behaviour, brand, last4, expiration, name } = saved;
  await runStatement(db, `INSERT INTO payment_sandbox.cards (${CARD}) VALUES ($1, $2, $3, $4, $5, $6, $7)`, [
    token,
    token_key,
    behaviour,
    brand,
    last4,
    expiration,
    name,
  ]);
  return saved;
}

/** @throws CardRefused when the card is not stored */
export async function findSavedCard(db: Db | Transaction, { token, token_key }: OneTimeToken): Promise<StoredCard> {
  const [card] = await runStatement<StoredCard>(
    db,
    `SELECT ${CARD} FROM payment_sandbox.cards WHERE token = $1 AND token_key = $2 AND dropped_at IS NULL`,
    [token, token_key],
  );
  if (!card) throw new CardRefused({ isToken: true });
  return card;
}

export async function deleteCard(db: Db, { token, token_key }: OneTimeToken, now: Date): Promise<void> {
  await runStatement(db, "UPDATE payment_sandbox.cards SET dropped_at = $3 WHERE token = $1 AND token_key = $2", [
    token,
    token_key,
    now,
  ]);
}
