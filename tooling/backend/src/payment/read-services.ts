import { StartError } from "../process/start-error.ts";
import { sandboxService } from "./sandbox/sandbox-service.ts";
import type { PaymentServices } from "./service/payment-service.ts";

const MIN_SECRET_LENGTH = 16;

/**
 * Reads the configured payment services from the environment: the sandbox from `PAYMENT_SANDBOX_ORIGIN` and
 * `PAYMENT_SANDBOX_SECRET`. To add a real service, write its adapter and read its variables here.
 *
 * @throws StartError in one sentence that names the variable
 */
export function readPaymentServices(env: Readonly<Record<string, string | undefined>>): PaymentServices {
  const origin = env["PAYMENT_SANDBOX_ORIGIN"] || undefined;
  const secret = env["PAYMENT_SANDBOX_SECRET"] || undefined;
  if (origin === undefined) return new Map();
  if (!URL.canParse(origin) || new URL(origin).origin !== origin)
    throw new StartError(`PAYMENT_SANDBOX_ORIGIN is not an origin: ${origin}`);
  if (secret === undefined || secret.length < MIN_SECRET_LENGTH)
    throw new StartError(
      `PAYMENT_SANDBOX_ORIGIN needs PAYMENT_SANDBOX_SECRET, of at least ${MIN_SECRET_LENGTH} characters.`,
    );
  return new Map([["sandbox", sandboxService({ origin, secret, now: () => new Date() })]]);
}
