import { eq } from "drizzle-orm";
import type { Context as Http } from "hono";
import { payments } from "../db/schema/payment.ts";
import { ApiError } from "../http/api-error.ts";
import { readBytes } from "../http/body.ts";
import { reconcilePayment } from "./reconcile-payment.ts";
import { serviceUnreachable } from "../payment/service/service-unreachable.ts";
import { paymentCopy } from "../payment/payment.copy.ts";
import { ServiceUnreachable } from "../payment/service/payment-service.ts";
import type { PaymentContext } from "../context/request-context.ts";

/** The longest honest one is a few hundred bytes. */
const MAX_BYTES = 64 * 1024;

/**
 * Answers `POST /callbacks/payment/{service}`, where a service tells that a payment has changed; no call of the contract,
 * since no storefront makes it. Whatever is not signed is refused alike, whether the service or the payment is known or
 * not. 204 says that it need not be told again, an error that it should.
 */
export const paymentCallback = (context: PaymentContext) => async (http: Http) => {
  const service = context.services.get(http.req.param("service") ?? "");
  const body = new TextDecoder().decode(await readBytes(http, MAX_BYTES));
  const id = service?.readCallback(http.req.raw.headers, body, context.now()) ?? null;
  if (id === null) throw new ApiError(401, "unauthenticated", paymentCopy.notSigned);
  const [row] = await context.db.select().from(payments).where(eq(payments.id, id));
  try {
    if (row && context.services.get(row.service) === service) await reconcilePayment(context, row);
  } catch (error) {
    throw error instanceof ServiceUnreachable ? serviceUnreachable() : error;
  }
  return http.body(null, 204);
};
