/** The protocol of shop and sandbox: signed JSON (`service/signature.ts`) to `POST /api`, and callbacks to the shop. */
import { CardBrand, ConvenienceStore, OneTimeToken } from "@noren/contract";
import * as v from "valibot";
import type { PaymentRequest, ServicePayment } from "../service/payment-service.ts";

const Id = v.pipe(v.string(), v.uuid());
const Moment = v.pipe(v.string(), v.isoTimestamp());
const Text = v.pipe(v.string(), v.maxLength(1000));

/** The payment methods that the sandbox imitates. */
const SANDBOX_METHODS: readonly string[] = ["card", "convenience", "redirect", "deferred"];

const ChargedCard = v.variant("kind", [
  v.object({ ...OneTimeToken.entries, kind: v.literal("new"), keep: v.boolean() }),
  v.object({ ...OneTimeToken.entries, kind: v.literal("kept"), code: v.nullable(OneTimeToken) }),
]);

const PaymentToAuthorise: v.GenericSchema<PaymentRequest> = v.object({
  id: Id,
  method: v.pipe(
    v.string(),
    v.check((method) => SANDBOX_METHODS.includes(method)),
  ),
  amount: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  order_no: v.pipe(v.string(), v.maxLength(32)),
  return_url: v.pipe(v.string(), v.url()),
  cancel_url: v.pipe(v.string(), v.url()),
  act_until: Moment,
  pay_until: Moment,
  card: v.nullable(ChargedCard),
  store: v.nullable(ConvenienceStore),
  fraud_session: v.nullable(Text),
  payer: v.object({
    name: Text,
    kana: Text,
    email: Text,
    phone_number: Text,
    postal_code: Text,
    address: Text,
  }),
});

/** A request from the shop. */
export const SandboxRequest = v.variant("request", [
  v.object({ request: v.literal("authorise"), payment: PaymentToAuthorise }),
  v.object({ request: v.picklist(["find", "capture", "cancel"]), id: Id }),
  v.object({ request: v.literal("save_card"), card: OneTimeToken }),
  v.object({ request: v.literal("delete_card"), card: OneTimeToken }),
  v.object({ request: v.literal("assess"), session: Text }),
]);
export type SandboxRequest = v.InferInput<typeof SandboxRequest>;

const SavedCard = v.object({
  ...OneTimeToken.entries,
  brand: CardBrand,
  last4: v.pipe(v.string(), v.regex(/^\d{4}$/)),
  expiration: v.pipe(v.string(), v.regex(/^\d{6}$/)),
  name: v.string(),
});

const SandboxPayment: v.GenericSchema<ServicePayment> = v.object({
  id: Id,
  status: v.picklist(["pending", "authorised", "captured", "failed", "returned"]),
  version: v.number(),
  url: v.nullable(v.pipe(v.string(), v.url())),
  reason: v.nullable(v.picklist(["declined", "not_authenticated", "aborted", "expired", "credit_refused", "fraud"])),
  slip: v.nullable(v.object({ number: v.string(), pay_until: Moment, store: v.nullish(ConvenienceStore) })),
  card: v.nullable(SavedCard),
});

/** Responses of the sandbox with status 200. Status 422 means a refused card. */
export const PaymentAnswer = v.object({ payment: v.nullable(SandboxPayment) });
export const CardAnswer = v.object({ card: SavedCard });
export const FraudAnswer = v.object({ result: v.picklist(["accepted", "review", "rejected"]) });

/** The callback from the sandbox after a payment changed. */
export const Callback = v.object({ payment: Id, version: v.number(), status: v.string() });
export type Callback = v.InferInput<typeof Callback>;
