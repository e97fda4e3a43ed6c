import { expect, test } from "vitest";
import { toSeller } from "./seller.ts";

const seller = {
  "SITE.SELLER.NAME": "株式会社折節",
  "SITE.SELLER.POSTAL_CODE": "111-0053",
  "SITE.SELLER.ADDRESS": "東京都台東区浅草橋9丁目8番7号",
  "SITE.SELLER.REGISTRATION_NUMBER": "T4010701084263",
};

test("the seller of a printed order is that of the settings", () => {
  expect(toSeller(seller)).toEqual({
    name: "株式会社折節",
    address: "〒111-0053 東京都台東区浅草橋9丁目8番7号",
    registrationNumber: "T4010701084263",
  });
  expect(toSeller({ "SITE.SELLER.NAME": "折節", "SITE.SELLER.REGISTRATION_NUMBER": null })).toEqual({
    name: "折節",
    address: "",
    registrationNumber: null,
  });
});

test.each([undefined, {}, { "SITE.SELLER.NAME": null }])("a shop with the settings %j has none", (settings) =>
  expect(toSeller(settings)).toBeNull(),
);
