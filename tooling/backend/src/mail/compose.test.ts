import { describe, expect, it } from "vitest";
import { composeMail } from "./compose.ts";

const shop = { name: "のれん & 商店", origin: "https://shop.example.jp" };

describe("composeMail", () => {
  const mail = composeMail(shop, {
    subject: "ご注文を承りました",
    blocks: [
      "山田 花子 様\nありがとうございます。",
      { heading: "ご注文内容" },
      { facts: [["注文番号", "A<1>"]] },
      { amounts: [["湯呑\n1,100円 × 2点", "2,200円"]] },
      { link: { label: "注文を見る", href: "https://shop.example.jp/mypage?a=1&b=2" } },
    ],
  });

  it("has the same content in text and HTML", () => {
    expect(mail.subject).toBe("【のれん & 商店】ご注文を承りました");
    expect(mail.text).toContain("山田 花子 様\nありがとうございます。\n\n■ ご注文内容\n\n注文番号：A<1>");
    expect(mail.text).toContain("湯呑\n1,100円 × 2点　2,200円");
    expect(mail.text).toContain("注文を見る\nhttps://shop.example.jp/mypage?a=1&b=2");
    expect(mail.text).toContain("https://shop.example.jp/\n");
    for (const part of ["山田 花子 様<br />ありがとうございます。", ">2,200円</td>", "のれん &amp; 商店"])
      expect(mail.html).toContain(part);
  });

  it("breaks long words, so that no mail is wider than a phone", () => {
    expect(/<body\s[^>]*>/.exec(mail.html)?.[0]).toContain("overflow-wrap:anywhere");
  });

  it("escapes user input", () => {
    expect(mail.html).toContain("A&lt;1&gt;");
    expect(mail.html).toContain('href="https://shop.example.jp/mypage?a=1&amp;b=2"');
  });
});
