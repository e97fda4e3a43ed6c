import * as v from "valibot";
import { StartError } from "../process/start-error.ts";
import { GmoConfigs } from "./gmo/gmo-config.ts";
import { createGmoService } from "./gmo/gmo-service.ts";
import { createSandboxService } from "./sandbox/sandbox-service.ts";
import type { PaymentService, PaymentServices } from "./service/payment-service.ts";

const MIN_SECRET_LENGTH = 16;

type Env = Readonly<Record<string, string | undefined>>;

const now = () => new Date();

/**
 * Reads the configured payment services from the environment: the sandbox from `PAYMENT_SANDBOX_ORIGIN` and
 * `PAYMENT_SANDBOX_SECRET`, contracts with GMO Payment Gateway from `PAYMENT_GMO`. To add a service, write its adapter and
 * read its variables here.
 *
 * @throws StartError in one sentence that names the variable, never its value
 */
export function readPaymentServices(env: Env): PaymentServices {
  const services = [...readSandbox(env), ...readGmo(env)];
  const codes = services.map(([code]) => code);
  const repeated = codes.find((code, index) => codes.indexOf(code) !== index);
  if (repeated !== undefined) throw new StartError(`PAYMENT_GMO uses the code ${repeated} of another service.`);
  return new Map(services);
}

function readSandbox(env: Env): [string, PaymentService][] {
  const origin = env["PAYMENT_SANDBOX_ORIGIN"] || undefined;
  const secret = env["PAYMENT_SANDBOX_SECRET"] || undefined;
  if (origin === undefined) return [];
  if (!URL.canParse(origin) || new URL(origin).origin !== origin)
    throw new StartError(`PAYMENT_SANDBOX_ORIGIN is not an origin: ${origin}`);
  if (secret === undefined || secret.length < MIN_SECRET_LENGTH)
    throw new StartError(
      `PAYMENT_SANDBOX_ORIGIN needs PAYMENT_SANDBOX_SECRET, of at least ${MIN_SECRET_LENGTH} characters.`,
    );
  return [["sandbox", createSandboxService({ origin, secret, now })]];
}

function readGmo(env: Env): [string, PaymentService][] {
  const text = env["PAYMENT_GMO"] || undefined;
  if (text === undefined) return [];
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), GmoConfigs), text);
  if (!read.success) throw new StartError(`PAYMENT_GMO is invalid: ${v.getDotPath(read.issues[0]) ?? "not JSON"}`);
  return Object.entries(read.output).map(([code, config]) => [code, createGmoService({ config, now })]);
}
