import type { Issuer } from "../db/schema/shop.ts";

/** The issuer printed on receipts in tests. */
export const testIssuer: Issuer = {
  name: "株式会社のれん商店",
  postal_code: "111-0053",
  address: "東京都台東区浅草橋9丁目8番7号",
  tel: "03-0142-0351",
  registration_number: "T4010701084263",
};
