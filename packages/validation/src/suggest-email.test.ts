import { expect, test } from "vitest";
import { suggestEmail } from "./suggest-email.ts";

test.each([
  ["gmial.com", "gmail.com"],
  ["gamil.com", "gmail.com"],
  ["gmail.con", "gmail.com"],
  ["gmail.co", "gmail.com"],
  ["gmai.com", "gmail.com"],
  ["gmaill.com", "gmail.com"],
  ["GMIAL.COM", "gmail.com"],
  ["gmail.co.jp", "gmail.com"],
  ["yaho.co.jp", "yahoo.co.jp"],
  ["yahoo.co.jo", "yahoo.co.jp"],
  ["yahoo.cojp", "yahoo.co.jp"],
  ["docomo.co.jp", "docomo.ne.jp"],
  ["docmo.ne.jp", "docomo.ne.jp"],
  ["ezwev.ne.jp", "ezweb.ne.jp"],
  ["i.softbnak.jp", "i.softbank.jp"],
  ["au.con", "au.com"],
  ["iclud.com", "icloud.com"],
  ["icloud.co.jp", "icloud.com"],
  ["outlok.com", "outlook.com"],
  ["hotmial.com", "hotmail.com"],
])("hanako@%s gets the suggestion %s", (typed, meant) =>
  expect(suggestEmail(`hanako@${typed}`)).toBe(`hanako@${meant}`),
);

test.each([
  "gmail.com",
  "Gmail.com",
  "yahoo.co.jp",
  "yahoo.ne.jp",
  "yahoo.com",
  "yahoo.co.uk",
  "docomo.ne.jp",
  "ezweb.ne.jp",
  "au.com",
  "softbank.ne.jp",
  "i.softbank.jp",
  "ymobile.ne.jp",
  "icloud.com",
  "me.com",
  "outlook.jp",
  "outlook.com",
  "hotmail.co.jp",
  "hotmail.com",
  "live.jp",
  "ymail.com",
  "mail.com",
  "nifty.com",
  "biglobe.ne.jp",
  "ocn.ne.jp",
  "odn.ne.jp",
  "so-net.ne.jp",
  "rakuten.jp",
  "example.jp",
  "noren.co.jp",
])("%s gets no suggestion", (domain) => expect(suggestEmail(`hanako@${domain}`)).toBeNull());

test.each(["", "hanako", "@gmial.com", "hanako@"])("no suggestion for %j", (typed) =>
  expect(suggestEmail(typed)).toBeNull(),
);
