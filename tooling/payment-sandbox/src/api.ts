import type { Db } from "@noren/backend/db/pool";
import { SandboxRequest } from "@noren/backend/payment/sandbox/protocol";
import { CardRefused } from "@noren/backend/payment/service/payment-service";
import { isSigned, SIGNATURE_HEADER } from "@noren/backend/payment/service/signature";
import type { Context as Http } from "hono";
import * as v from "valibot";
import { deleteCard, saveCard, redeemToken } from "./cards.ts";
import { assessFraud } from "./fraud.ts";
import { authorise, changeStatus, findPayment, refund, viewOf } from "./payments.ts";

/** The sandbox's dependencies. */
export interface Sandbox {
  db: Db;
  /** The sandbox's origin for browsers. */
  origin: string;
  /** The secret that shop and sandbox sign with. */
  secret: string;
  now(): Date;
}

/** Handles `POST /api`, the shop's calls; rejects an unsigned request. */
export const shopApi = (sandbox: Sandbox) => async (http: Http) => {
  const body = await http.req.text();
  if (!isSigned(sandbox.secret, http.req.header(SIGNATURE_HEADER) ?? null, body, sandbox.now())) {
    return http.json({ error: "not_signed" }, 401);
  }
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), SandboxRequest), body);
  if (!read.success) return http.json({ error: "not_understood", issues: v.flatten(read.issues).nested }, 400);
  try {
    return http.json(await answer(sandbox, read.output));
  } catch (error) {
    if (error instanceof CardRefused) {
      return http.json({ error: error.isToken ? "token_refused" : "card_refused" }, 422);
    }
    throw error;
  }
};

async function answer(sandbox: Sandbox, call: v.InferOutput<typeof SandboxRequest>): Promise<object> {
  const { db, origin } = sandbox;
  const now = sandbox.now();
  const answerWith = async (row: Awaited<ReturnType<typeof findPayment>>) => ({
    payment: row && (await viewOf(db, row, origin)),
  });
  switch (call.request) {
    case "authorise":
      return answerWith(await authorise(db, call.payment, now));
    case "find":
      return answerWith(await findPayment(db, call.id));
    case "capture":
      return answerWith(await changeStatus(db, call.id, { from: ["authorised"], to: "captured", notify: false }, now));
    case "cancel":
      return answerWith(await refund(db, call.id, now));
    case "save_card":
      return db.transaction(async (tx) => {
        const { behaviour: _, ...card } = await saveCard(tx, await redeemToken(tx, call.card, now));
        return { card };
      });
    case "delete_card":
      await deleteCard(db, call.card, now);
      return {};
    case "assess":
    default:
      return { result: await assessFraud(db, call.session) };
  }
}
