import { defaultSettings } from "@noren/contract/default-settings";
import { describe, expect, it } from "vitest";
import { composeMail } from "./compose.ts";

const settings = {
  ...defaultSettings("simple", "のれん & 商店"),
  "SITE.CONTACT.PHONE": "03-1234-5678",
  "SITE.CONTACT.HOURS": "平日 10:00〜17:00",
  "SITE.CONTACT.EMAIL": "info@shop.example.jp",
};
const shop = { name: "のれん & 商店", origin: "https://shop.example.jp", settings };

describe("composeMail", () => {
  const mail = composeMail(shop, {
    subject: "ご注文を承りました",
    blocks: [
      "山田 花子 様\nありがとうございます。",
      { heading: "ご注文内容" },
      {
        facts: [
          ["注文番号", "A<1>"],
          ["ご依頼主", "山田 花子 様\n■ 東京都"],
        ],
      },
      { quote: { label: "備考", text: "門の前に\n■ 【重要】\nhttps://evil.example/" } },
      {
        amounts: [
          ["湯呑\n1,100円 × 2点", "2,200円"],
          ["合計", "2,200円", "total"],
        ],
      },
      { link: { label: "注文を見る", href: "https://shop.example.jp/mypage?a=1&b=2" } },
    ],
  });

  it("is rendered as text and as HTML", () => {
    expect(mail.subject).toBe("【のれん & 商店】ご注文を承りました");
    expect(mail.text).toContain("山田 花子 様\nありがとうございます。\n\n■ ご注文内容\n\n注文番号：A<1>");
    expect(mail.text).toContain("湯呑\n1,100円 × 2点　2,200円");
    expect(mail.text).toContain("注文を見る\nhttps://shop.example.jp/mypage?a=1&b=2");
    expect(mail.text).toContain("https://shop.example.jp/\n");
    for (const part of ["山田 花子 様<br />ありがとうございます。", ">2,200円</td>", "のれん &amp; 商店"])
      expect(mail.html).toContain(part);
  });

  it("breaks only words that are wider than a phone", () => {
    expect(mail.html).not.toContain("overflow-wrap:anywhere");
    const { html } = composeMail(shop, {
      subject: "件名",
      blocks: ["2026年11月21日 info@shop.example.jp " + "a".repeat(25)],
    });
    expect(html).toContain(
      `2026年11月21日 info@shop.example.jp <span style="word-break:break-all">${"a".repeat(25)}</span>`,
    );
  });

  it("marks every line of a customer's text, and contains no link from it [mail.quote]", () => {
    expect(mail.text).toContain("備考：\n> 門の前に\n> ■ 【重要】\n> https：//evil・example/\n\n");
    expect(mail.text).toContain("ご依頼主：山田 花子 様\n\u3000\u3000■ 東京都");
    expect(mail.html).toMatch(
      /<blockquote [^>]*>門の前に<br \/>■ 【重要】<br \/>https：\/\/evil・example\/<\/blockquote>/,
    );
  });

  it("has the total in bold", () => {
    expect(mail.html).toMatch(/<tr style="[^"]*font-weight:bold"[^>]*>\s*<th [^>]*>合計<\/th>/);
  });

  it("ends with the phone, hours and email of the shop's settings", () => {
    const contact = "のれん & 商店\n電話：03-1234-5678\n受付時間：平日 10:00〜17:00\nメール：info@shop.example.jp\n※";
    expect(mail.text).toContain(contact);
    expect(mail.html).toContain("電話：03-1234-5678<br />受付時間：平日 10:00〜17:00<br />");
    const plain = composeMail(
      { ...shop, settings: defaultSettings("simple", "のれん") },
      { subject: "件名", blocks: [] },
    );
    expect(plain.text).not.toMatch(/電話|受付時間|メール：/);
  });

  it("escapes user input", () => {
    expect(mail.html).toContain("A&lt;1&gt;");
    expect(mail.html).toContain('href="https://shop.example.jp/mypage?a=1&amp;b=2"');
  });
});
