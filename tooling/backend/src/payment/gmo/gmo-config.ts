import * as v from "valibot";

const text = (maxLength: number) => v.pipe(v.string(), v.nonEmpty(), v.maxLength(maxLength));

/** The shop as payment screens, machines and papers of the service name it, with the limits of `merchant` there. */
const GmoMerchant = v.strictObject({
  name: text(30),
  name_kana: v.pipe(v.string(), v.regex(/^[ァ-ヶー　]+$/)),
  name_alphabet: v.pipe(text(25), v.regex(/^[a-zA-Z0-9 ,\-./]+$/)),
  name_short: text(30),
  contact_name: text(42),
  contact_email: v.pipe(v.string(), v.email(), v.maxLength(254)),
  contact_phone: v.pipe(text(13), v.regex(/^[0-9-]+$/)),
  contact_opening_hours: v.pipe(v.string(), v.regex(/^\d{2}:\d{2}-\d{2}:\d{2}$/)),
});

/** A contract with GMO Payment Gateway. */
export const GmoConfig = v.strictObject({
  environment: v.picklist(["test", "live"]),
  shop_id: text(13),
  shop_password: text(64),
  /** The keys of MpToken.js, from the service's management screen. They are public. */
  script_api_key: text(1000),
  script_public_key: text(2000),
  merchant: GmoMerchant,
  /** The wallet behind the payment method `redirect`. */
  wallet: v.optional(v.picklist(["PAYPAY", "DOCOMO", "RAKUTEN", "AU_APP", "MERPAY"]), "PAYPAY"),
  /** `/callbacks/payment/<code>` of the API, as the internet reaches it. */
  webhook_url: v.pipe(v.string(), v.url(), v.startsWith("https://"), v.maxLength(256)),
});
export type GmoConfig = v.InferOutput<typeof GmoConfig>;

/** The contracts of a process by the code of their service, e.g. `gmo`. */
export const GmoConfigs = v.record(v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,32}$/)), GmoConfig);
