import { runStatement } from "@noren/backend/db/statement";
import { sign, SIGNATURE_HEADER } from "@noren/backend/payment/service/signature";
import { describePaymentService } from "@noren/backend/testing/payment-service-contract";
import { changeStatus } from "./payments.ts";
import { openSandboxShop, SECRET } from "./testing/sandbox-shop.ts";

const NUMBERS = { good: "4242424242424242", challenged: "4000000000003220", declined: "4000000000000002" };

describePaymentService("The sandbox", async () => {
  const { shop, service, network, tokenOf, codeToken, submit } = await openSandboxShop();
  const { db, clock } = shop;
  return {
    service,
    network,
    clock,
    codeToken,
    secrets: [SECRET],
    newCard: (card) => tokenOf(NUMBERS[card]),
    visit: async ({ url }, result) => {
      const form = result === "passed" ? { code: "123456" } : { code: "0" };
      const isAborted = result === "aborted";
      for (let tries = 0; tries < (result === "rejected" ? 3 : 1); tries += 1) {
        await submit(url ?? "", isAborted ? { cancel: "1" } : form);
      }
    },
    endSlip: async (id, end) => {
      const to = end === "paid" ? "captured" : "failed";
      const reason = end === "paid" ? {} : ({ reason: "expired" } as const);
      await changeStatus(db, id, { from: ["authorised"], to, ...reason, notify: false }, clock.now);
    },
    callbackOf: async (payment) => {
      const body = JSON.stringify({ payment, version: 2, status: "captured" });
      return { body, headers: new Headers({ [SIGNATURE_HEADER]: sign(SECRET, body, clock.now) }) };
    },
    heldAmount: async (id) => {
      const [row] = await runStatement<{ amount: number }>(
        db,
        `SELECT (request ->> 'amount')::int AS amount FROM payment_sandbox.payments
         WHERE id = $1 AND (status = 'captured' OR status = 'authorised' AND slip_number IS NULL)`,
        [id],
      );
      return row?.amount ?? 0;
    },
  };
});
