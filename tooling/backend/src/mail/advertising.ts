import { paths } from "@noren/contract/paths";
import type { Channel } from "../db/schema/shop.ts";
import type { Block } from "./compose.ts";
import { mailCopy } from "./mail.copy.ts";

/** The URL that mail clients post to for RFC 8058 (one click). */
export const oneClickUrl = (origin: string, token: string): string => `${origin}/v1/mails/stop/${token}`;

/**
 * What the law on specified electronic mail (特定電子メール法) requires of an advertising mail: the sender's name and address, where to
 * ask, and a link that stops such mails. Null for a shop that does not say who it is: it must not send one.
 */
export function advertisingBlocks(
  { origin, issuer, settings }: Pick<Channel, "origin" | "issuer" | "settings">,
  token: string,
): Block[] | null {
  if (issuer === null) return null;
  const { name, postal_code, address, tel } = issuer;
  const email = settings["SITE.CONTACT.EMAIL"];
  const { advertising } = mailCopy;
  return [
    {
      facts: [
        [advertising.sender, name],
        [advertising.address, `〒${postal_code} ${address}`],
        [advertising.inquiries, [settings["SITE.CONTACT.PHONE"] ?? tel, ...(email ? [email] : [])].join("\n")],
      ],
    },
    { link: { label: advertising.stop, href: origin + paths.mailStop({ token }) } },
  ];
}
