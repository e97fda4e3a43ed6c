/** The request bodies of PGマルチペイメントサービス, OpenAPIタイプ 1.3.1, with the limits of its reference. */
import * as v from "valibot";

const bytes = (max: number) => v.check<string>((text) => Buffer.byteLength(text) <= max);
const text = (max: number) => v.pipe(v.string(), v.maxLength(max));
const Kana = (max: number) => v.pipe(v.string(), v.regex(/^[ァ-ヶー　]+$/), bytes(max));
const OrderId = v.pipe(v.string(), v.maxLength(27), v.regex(/^[-0-9a-zA-Z]+$/));
const AccessId = v.pipe(v.string(), v.regex(/^[a-zA-Z0-9]{32}$/));
const MemberId = v.pipe(v.string(), v.regex(/^[a-zA-Z0-9@_ . -]{1,60}$/));
const Url = v.pipe(v.string(), v.url(), v.maxLength(256));

const Merchant = v.strictObject({
  name: v.pipe(text(30), bytes(45)),
  nameKana: Kana(60),
  nameAlphabet: v.pipe(text(25), v.regex(/^[a-zA-Z0-9 ,-/]+$/)),
  nameShort: v.pipe(text(30), bytes(45)),
  contactName: v.pipe(text(42), bytes(63)),
  contactEmail: v.pipe(text(254), v.email()),
  contactPhone: v.pipe(text(13), v.regex(/^[0-9-]+$/)),
  contactOpeningHours: v.pipe(v.string(), v.regex(/^([0-1]?\d|2[0-3]):[0-5]\d-([0-1]?\d|2[0-3]):[0-5]\d$/)),
  callbackUrl: v.optional(Url),
  webhookUrl: v.optional(v.pipe(Url, v.startsWith("https://"))),
  csrfToken: v.optional(v.pipe(text(36), v.regex(/^[-0-9a-zA-Z]+$/))),
});
const clientField = v.optional(text(100));
const OrderWithoutAmount = v.strictObject({ orderId: OrderId, transactionType: v.picklist(["CIT", "MIT", "OTHER"]) });
const Order = v.strictObject({
  ...OrderWithoutAmount.entries,
  amount: v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/)),
  clientFields: v.optional(
    v.strictObject({ clientField1: clientField, clientField2: clientField, clientField3: clientField }),
  ),
});
const Phone = v.strictObject({
  type: v.picklist(["MOBILE", "HOME", "WORK", "OTHER"]),
  countryCode: v.pipe(v.string(), v.regex(/^\d{1,3}$/)),
  number: v.pipe(text(13), v.regex(/^[0-9-]+$/)),
});
const Payer = v.strictObject({
  name: v.pipe(text(40), bytes(60)),
  nameKana: v.optional(Kana(60)),
  email: v.optional(v.pipe(text(254), v.email())),
  phones: v.optional(v.array(Phone)),
});
const TokenizedCard = v.strictObject({ type: v.literal("MP_TOKEN"), token: v.string() });
const CardOptions = v.strictObject({ authorizationMode: v.picklist(["AUTH", "CAPTURE"]), useTds2: v.boolean() });
const Tds2Information = v.strictObject({ tds2Options: v.strictObject({ autoAuthorization: v.boolean() }) });
export const OnfileOptions = v.strictObject({ memberId: MemberId, createNewMember: v.boolean() });
const common = { merchant: Merchant, order: Order, payer: Payer };

export const GMO_BODIES = {
  "/credit/charge": v.strictObject({
    ...common,
    creditInformation: v.strictObject({ tokenizedCard: TokenizedCard, creditChargeOptions: CardOptions }),
    tds2Information: Tds2Information,
  }),
  "/credit/on-file/charge": v.strictObject({
    ...common,
    creditOnfileInformation: v.strictObject({
      onfileCard: v.strictObject({
        memberId: MemberId,
        type: v.literal("CREDIT_CARD"),
        cardId: v.pipe(v.string(), v.regex(/^\d{1,4}$/)),
      }),
      creditChargeOptions: CardOptions,
    }),
    tds2Information: Tds2Information,
  }),
  "/tds2/finalizeCharge": v.strictObject({ accessId: AccessId }),
  "/wallet/charge": v.strictObject({
    ...common,
    walletInformation: v.strictObject({
      walletType: v.picklist(["PAYPAY", "DOCOMO", "RAKUTEN", "AU_APP", "MERPAY", "AMAZON"]),
      walletChargeOptions: v.strictObject({ authorizationMode: v.picklist(["AUTH", "CAPTURE"]) }),
    }),
  }),
  "/cash/charge": v.strictObject({
    ...common,
    cashInformation: v.strictObject({
      cashType: v.literal("KONBINI"),
      cashOptions: v.strictObject({
        konbiniCode: v.picklist(["SEVEN_ELEVEN", "LAWSON", "FAMILYMART", "MINISTOP", "SEICOMART"]),
        paymentPeriod: v.pipe(
          v.string(),
          v.regex(/^\d{1,3}$/),
          v.check((days) => Number(days) <= 60),
        ),
      }),
    }),
  }),
  "/credit/verifyCard": v.strictObject({
    merchant: Merchant,
    order: OrderWithoutAmount,
    payer: Payer,
    creditVerificationInformation: v.strictObject({
      tokenizedCard: TokenizedCard,
      creditVerificationOptions: v.strictObject({ useTds2: v.literal(false) }),
      onfileCardOptions: OnfileOptions,
    }),
  }),
  "/credit/storeCard": v.strictObject({
    merchant: Merchant,
    creditStoringInformation: v.strictObject({
      referrer: v.strictObject({ accessId: AccessId }),
      onfileCardOptions: OnfileOptions,
    }),
  }),
  "/member/delete": v.strictObject({ memberId: MemberId }),
  "/order/inquiry": v.strictObject({ orderId: OrderId }),
  "/order/capture": v.strictObject({ accessId: AccessId }),
  "/order/cancel": v.strictObject({ accessId: AccessId }),
} as const;
export type GmoPath = keyof typeof GMO_BODIES;
export type GmoBody<P extends GmoPath> = v.InferOutput<(typeof GMO_BODIES)[P]>;
