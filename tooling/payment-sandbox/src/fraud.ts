import { randomBytes } from "node:crypto";
import type { Db, Transaction } from "@noren/backend/db/pool";
import { runStatement } from "@noren/backend/db/statement";
import type { FraudAssessment } from "@noren/backend/payment/service/payment-service";
import { REJECTED_SESSION } from "./test-cards.ts";

/** Issues the id by which a browser's payments are assessed. */
export async function openSession(db: Db, now: Date): Promise<string> {
  const id = `dev_${randomBytes(18).toString("base64url")}`;
  await runStatement(db, "INSERT INTO payment_sandbox.fraud_sessions (id, created_at) VALUES ($1, $2)", [id, now]);
  return id;
}

/** Assesses a payment's risk; a browser with an unknown session must pass 3-D Secure. */
export async function assessFraud(db: Db | Transaction, session: string): Promise<FraudAssessment> {
  if (session === REJECTED_SESSION) return "rejected";
  const [known] = await runStatement(db, "SELECT id FROM payment_sandbox.fraud_sessions WHERE id = $1", [session]);
  return known ? "accepted" : "review";
}
