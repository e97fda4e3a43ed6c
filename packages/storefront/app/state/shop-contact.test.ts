import { expect, test } from "vitest";
import { toShopContact } from "./shop-contact.ts";

test.each([
  ["03-0142-0351", "tel:0301420351"],
  ["０３（０１４２）０３５１", "tel:0301420351"],
  ["+81 3-0142-0351", "tel:+81301420351"],
])("the phone number %s is dialled as %s", (phone, url) => {
  expect(toShopContact({ "SITE.CONTACT.PHONE": phone })?.phone).toEqual({ text: phone, url });
});

test("an email cannot add headers to the mail", () => {
  const email = "shop&co?bcc=x@orifushi.example";
  expect(toShopContact({ "SITE.CONTACT.EMAIL": email })?.email).toEqual({
    text: email,
    url: "mailto:shop%26co%3Fbcc%3Dx@orifushi.example",
  });
});

test("an email that was cut in the middle of an emoji is still shown", () => {
  expect(toShopContact({ "SITE.CONTACT.EMAIL": "a\ud83c@b.example" })?.email?.url).toBe("mailto:a%EF%BF%BD@b.example");
});

test("hours belong to a phone number", () => {
  const hours = "平日 10:00〜17:00";
  expect(toShopContact({ "SITE.CONTACT.HOURS": hours })).toBeNull();
  expect(toShopContact({ "SITE.CONTACT.HOURS": hours, "SITE.CONTACT.EMAIL": "a@b.example" })?.hours).toBeNull();
  expect(toShopContact({ "SITE.CONTACT.HOURS": hours, "SITE.CONTACT.PHONE": "03-0142-0351" })?.hours).toBe(hours);
});

test.each([undefined, {}, { "SITE.CONTACT.PHONE": null, "SITE.CONTACT.EMAIL": "" }])(
  "a shop with the settings %j has no contact",
  (settings) => expect(toShopContact(settings)).toBeNull(),
);
