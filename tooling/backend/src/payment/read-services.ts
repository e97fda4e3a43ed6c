import { StartError } from "../process/start-error.ts";
import { sandboxService } from "./sandbox/sandbox-service.ts";
import type { PaymentServices } from "./service/payment-service.ts";

const LEAST_SECRET = 16;

/**
 * The payment services that this process is told of: the sandbox by `PAYMENT_SANDBOX_ORIGIN` and
 * `PAYMENT_SANDBOX_SECRET`. A real one has its adapter and its line here.
 *
 * @throws StartError in one sentence that names the variable
 */
export function readPaymentServices(env: Readonly<Record<string, string | undefined>>): PaymentServices {
  const origin = env["PAYMENT_SANDBOX_ORIGIN"] || undefined;
  const secret = env["PAYMENT_SANDBOX_SECRET"] || undefined;
  if (origin === undefined) return new Map();
  if (!URL.canParse(origin) || new URL(origin).origin !== origin)
    throw new StartError(`PAYMENT_SANDBOX_ORIGIN is not an origin: ${origin}`);
  if (secret === undefined || secret.length < LEAST_SECRET)
    throw new StartError(
      `PAYMENT_SANDBOX_ORIGIN needs PAYMENT_SANDBOX_SECRET, of at least ${LEAST_SECRET} characters.`,
    );
  return new Map([["sandbox", sandboxService({ origin, secret, now: () => new Date() })]]);
}
