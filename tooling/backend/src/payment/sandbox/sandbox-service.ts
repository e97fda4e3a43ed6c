import * as v from "valibot";
import { parseJson } from "../../http/parse-json.ts";
import { sandboxCopy } from "./sandbox.copy.ts";
import {
  CardRefused,
  type PaymentService,
  type ServicePayment,
  ServiceUnreachable,
} from "../service/payment-service.ts";
import { isSigned, sign, SIGNATURE_HEADER } from "../service/signature.ts";
import { Callback, CardAnswer, PaymentAnswer, type SandboxRequest, FraudAnswer } from "./protocol.ts";

const TokenRefused = v.object({ error: v.literal("token_refused") });

/** A shopper waits for the answer, so the timeout is short. */
const TIMEOUT_MS = 10_000;

export interface SandboxOptions {
  /** Origin of the sandbox for the shop and for browsers, without a trailing slash. */
  origin: string;
  /** Signs requests and callbacks. */
  secret: string;
  now(): Date;
  fetch?: typeof globalThis.fetch;
}

/** Adapter to `tooling/payment-sandbox`, a test service that moves no money. */
export function createSandboxService({
  origin,
  secret,
  now,
  fetch = globalThis.fetch,
}: SandboxOptions): PaymentService {
  async function send<S extends v.GenericSchema>(answer: S, request: SandboxRequest): Promise<v.InferOutput<S>> {
    const body = JSON.stringify(request);
    const headers = { "content-type": "application/json", [SIGNATURE_HEADER]: sign(secret, body, now()) };
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const { status, text } = await fetch(`${origin}/api`, { method: "POST", headers, body, signal })
      .then(async (response) => ({ status: response.status, text: await response.text() }))
      .catch((cause: unknown) => Promise.reject(new ServiceUnreachable("The sandbox does not answer", { cause })));
    if (status === 422) throw new CardRefused({ isToken: v.is(TokenRefused, parseJson(text)) });
    const read = v.safeParse(answer, status === 200 ? parseJson(text) : undefined);
    if (!read.success) throw new ServiceUnreachable(`The sandbox answered ${status} to ${request.request}`);
    return read.output;
  }

  async function changePayment(request: SandboxRequest): Promise<ServicePayment> {
    const { payment } = await send(PaymentAnswer, request);
    if (!payment) throw new ServiceUnreachable(`The sandbox has no payment to ${request.request}`);
    return payment;
  }

  return {
    settings: () => ({
      service: "sandbox",
      provider: sandboxCopy.provider,
      is_test: true,
      script_url: `${origin}/pay.js`,
      merchant_id: "noren",
      asks_security_code: true,
    }),
    authorise: (payment) => changePayment({ request: "authorise", payment }),
    find: async (id) => (await send(PaymentAnswer, { request: "find", id })).payment,
    capture: (id) => changePayment({ request: "capture", id }),
    cancel: (id) => changePayment({ request: "cancel", id }),
    saveCard: async (card) => (await send(CardAnswer, { request: "save_card", card })).card,
    deleteCard: async (card) => void (await send(v.object({}), { request: "delete_card", card })),
    assessFraud: async (session) => (await send(FraudAnswer, { request: "assess", session })).result,
    readCallback: (headers, body, at) => {
      if (!isSigned(secret, headers.get(SIGNATURE_HEADER), body, at)) return null;
      const read = v.safeParse(Callback, parseJson(body));
      return read.success ? read.output.payment : null;
    },
  };
}
