import { eq } from "drizzle-orm";
import type { Context as Http } from "hono";
import { payments } from "../db/schema/payment.ts";
import { ApiError } from "../http/api-error.ts";
import { readBytes } from "../http/body.ts";
import { reconcilePayment } from "./reconcile-payment.ts";
import { createServiceUnreachableError } from "../payment/service/service-unreachable.ts";
import { paymentCopy } from "../payment/payment.copy.ts";
import { ServiceUnreachable } from "../payment/service/payment-service.ts";
import type { PaymentContext } from "../context/request-context.ts";

/** A valid callback has a few hundred bytes. */
const MAX_BYTES = 64 * 1024;

/**
 * Handles `POST /callbacks/payment/{service}`, a service's webhook for changed payments. It is not part of the contract,
 * since no storefront calls it. Rejects unsigned requests without revealing whether service and payment exist. 204
 * acknowledges the callback; after an error the service repeats it.
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
    throw error instanceof ServiceUnreachable ? createServiceUnreachableError() : error;
  }
  return http.body(null, 204);
};
