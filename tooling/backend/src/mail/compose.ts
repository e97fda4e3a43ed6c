import { html, raw } from "hono/html";
import type { Channel } from "../db/schema/shop.ts";
import { type Html, toHtmlText } from "../http/html-text.ts";
import { mailCopy } from "./mail.copy.ts";
import { quoteLines } from "./quote.ts";

/** What every mail says about its shop. */
export type MailShop = Pick<Channel, "name" | "origin" | "settings">;

/** The content of a mail. One function per mail makes it from typed data, e.g. `orderConfirmed(shop, order, links)`. */
export interface MailContent {
  subject: string;
  text: string;
  html: string;
}

/** A block of a mail, rendered as text and as HTML. Texts may have several lines. */
export type Block =
  | string
  | { heading: string }
  /** Labelled values: 注文番号, 注文日時 … */
  | { facts: readonly (readonly [name: string, value: string])[] }
  /** Amounts, right-aligned in a column; a total is bold. */
  | { amounts: readonly (readonly [name: string, amount: string, emphasis?: "total"])[] }
  /** Text that a customer wrote: marked line by line, shortened, without links. The staff gets it whole. */
  | { quote: { label: string; text: string; isWhole?: boolean } }
  /** A link to the shop; the text version shows its URL. */
  | { link: { label: string; href: string } };

const RULE = "─".repeat(20);

/** Composes a mail: the blocks between the shop's name and its footer. */
export function composeMail(
  { name, origin, settings }: MailShop,
  { subject, blocks }: { subject: string; blocks: readonly Block[] },
): MailContent {
  const closing = closingOf(name, settings);
  return {
    subject: mailCopy.subject(name, subject),
    text: `${[...blocks.map(asText), `${RULE}\n${closing}\n${origin}/\n${RULE}`].join("\n\n")}\n`,
    html: toHtmlText(
      html`<!doctype html>
        <html lang="ja">
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width" />
            <meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no" />
            <title>${subject}</title>
          </head>
          <body
            style="margin:0;background:#f4f2ee;color:#222;font-family:'Hiragino Sans','Yu Gothic',sans-serif;font-size:16px;line-height:1.7;overflow-wrap:break-word"
          >
            <div style="max-width:600px;margin:0 auto;padding:24px 16px">
              <p style="margin:0 0 16px;font-size:18px;font-weight:bold">
                <a href="${origin}/" style="color:#222;text-decoration:none">${name}</a>
              </p>
              <div style="padding:24px;background:#fff">
                <h1 style="margin:0 0 24px;font-size:20px;line-height:1.4">${subject}</h1>
                ${blocks.map(asHtml)}
              </div>
              <p style="margin:16px 0 0;color:#555;font-size:13px">${lines(closing)}</p>
            </div>
          </body>
        </html>`,
    ),
  };
}

/** The paragraphs of a composed mail's text, without its footer. */
export const paragraphsOf = (text: string): string[] => (text.split(`\n\n${RULE}\n`)[0] ?? "").split("\n\n");

/** The shop's name and how to reach it, as far as its settings say. */
function closingOf(name: string, settings: MailShop["settings"]): string {
  const phone = settings["SITE.CONTACT.PHONE"];
  const hours = settings["SITE.CONTACT.HOURS"];
  const email = settings["SITE.CONTACT.EMAIL"];
  return [
    name,
    ...(phone ? [mailCopy.phone(phone)] : []),
    ...(hours ? [mailCopy.hours(hours)] : []),
    ...(email ? [mailCopy.email(email)] : []),
    mailCopy.sendOnly,
  ].join("\n");
}

function asText(block: Block): string {
  if (typeof block === "string") return block;
  if ("heading" in block) return `■ ${block.heading}`;
  if ("facts" in block) return block.facts.map(([name, value]) => indent(mailCopy.fact(name, value))).join("\n");
  if ("amounts" in block) return block.amounts.map(([name, amount]) => mailCopy.amount(name, amount)).join("\n");
  if ("quote" in block) {
    const { label, text, isWhole } = block.quote;
    return [mailCopy.fact(label, ""), ...quoteLines(text, isWhole).map((line) => `> ${line}`)].join("\n");
  }
  return `${block.link.label}\n${block.link.href}`;
}

/** The second and later lines of a value belong to its label. */
const indent = (text: string) => text.replaceAll("\n", "\n\u3000\u3000");

function asHtml(block: Block): Html {
  if (typeof block === "string") return html`<p style="margin:0 0 16px">${lines(block)}</p> `;
  if ("heading" in block) return html`<h2 style="${HEADING}">${block.heading}</h2> `;
  if ("facts" in block) return table(block.facts, { name: NAME, value: VALUE });
  if ("amounts" in block) return table(block.amounts, { name: VALUE, value: AMOUNT });
  if ("quote" in block) {
    const { label, text, isWhole } = block.quote;
    return html`<p style="margin:0 0 4px;color:#555">${mailCopy.fact(label, "")}</p>
      <blockquote style="${QUOTE}">${lines(quoteLines(text, isWhole).join("\n"))}</blockquote> `;
  }
  const { label, href } = block.link;
  return html`<p style="margin:0 0 16px"><a href="${href}" style="${BUTTON}">${label}</a></p>
    <p style="margin:0 0 16px;color:#555;font-size:13px;word-break:break-all">${href}</p> `;
}

// Mail clients ignore style sheets.
const HEADING = "margin:32px 0 8px;padding:0 0 4px;border-bottom:1px solid #ccc;font-size:16px;line-height:1.4";
const NAME =
  "padding:4px 16px 4px 0;color:#555;font-weight:normal;text-align:left;vertical-align:top;white-space:nowrap";
const VALUE = "padding:4px 0;font-weight:inherit;text-align:left;vertical-align:top";
const TOTAL = raw(' style="font-size:18px;font-weight:bold"');
const AMOUNT = "padding:4px 0 4px 16px;text-align:right;vertical-align:bottom;white-space:nowrap";
const QUOTE = "margin:0 0 16px;padding:8px 16px;border-left:4px solid #ccc;background:#f4f2ee;color:#555";
const BUTTON = "display:inline-block;padding:10px 24px;background:#222;color:#fff;text-decoration:none";

function table(rows: readonly (readonly [string, string, "total"?])[], style: { name: string; value: string }): Html {
  const row = ([name, value, emphasis]: readonly [string, string, "total"?]) =>
    html`<tr${emphasis === "total" ? TOTAL : ""}>
      <th scope="row" style="${style.name}">${lines(name)}</th>
      <td style="${style.value}">${lines(value)}</td>
    </tr> `;
  return html`<table style="width:100%;margin:0 0 16px;border-collapse:collapse">
    ${rows.map(row)}
  </table> `;
}

/** Converts line breaks to `<br>`. */
function lines(text: string): Html[] {
  return text.split("\n").map((line, index) => (index === 0 ? html`${words(line)}` : html`<br />${words(line)}`));
}

/** Lets only words break inside that are wider than a phone, such as URLs: a table is as wide as its longest word. */
function words(line: string): Html[] {
  return line
    .split(/([!-~]{25,})/)
    .map((part, index) => (index % 2 === 0 ? html`${part}` : html`<span style="word-break:break-all">${part}</span>`));
}
