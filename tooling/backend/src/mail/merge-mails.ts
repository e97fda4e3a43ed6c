import type { MailRow } from "../db/schema/mail.ts";
import { customerNetworkOf } from "../http/client-network.ts";
import { toJapanMinute } from "../time/japan-time.ts";
import { type Block, composeMail, type MailContent, type MailShop, paragraphsOf } from "./compose.ts";
import { mailCopy } from "./mail.copy.ts";
import type { MailKind } from "./mail-kinds.ts";

/** The mails that a merged mail has in full; it names the others. */
const MAX_FULL = 20;
/** Their characters together, more than the largest order has: mail servers refuse mails of 10 MB. */
const MAX_CHARACTERS = 300_000;

type HeldMail = Pick<
  MailRow,
  "kind" | "userId" | "subject" | "bodyText" | "queuedAt" | "reference" | "tokenHash" | "network"
>;

/** Merges held mails to one recipient into one: a list of all, then each of them. */
export function mergeMails(shop: MailShop, mails: readonly HeldMail[]): MailContent {
  const distinct = listDistinct(mails);
  const full = chooseFull(distinct);
  return composeMail(shop, {
    subject: mailCopy.merged.subject(mails.length),
    blocks: [
      mailCopy.merged.lead(mails.length),
      { facts: mails.map((mail) => [timeOf(mail), titleOf(mail)] as const) },
      ...full.flatMap((mail) => [{ heading: titleOf(mail) }, ...blocksOf(shop, mail)]),
      ...(distinct.length > full.length ? [mailCopy.merged.others] : []),
    ],
  });
}

/** Without repetitions: of links for the same purpose of a member the newest one, of equal texts one. */
function listDistinct(mails: readonly HeldMail[]): HeldMail[] {
  const keyOf = ({ kind, userId, reference, bodyText, tokenHash }: HeldMail) =>
    tokenHash === null ? `${reference}:${bodyText}` : `${kind}:${userId}`;
  return [...new Map(mails.map((mail) => [keyOf(mail), mail])).values()];
}

/** A mail that is too long leaves its room to the others. */
function chooseFull(mails: readonly HeldMail[]): HeldMail[] {
  let characters = 0;
  return listInTurns(mails)
    .filter(({ bodyText }) => {
      const fits = characters + bodyText.length <= MAX_CHARACTERS;
      if (fits) characters += bodyText.length;
      return fits;
    })
    .slice(0, MAX_FULL);
}

/**
 * The networks that caused the mails take turns, so that a flood of one does not push out the mails of another. A link with a
 * token is of use only in full, so it has the first turns of its network. One that takes a changed email back is mailed once,
 * so it is before all turns (decision 0624).
 */
function listInTurns(mails: readonly HeldMail[]): HeldMail[] {
  const ranked = mails.toSorted((one, other) => Number(other.tokenHash !== null) - Number(one.tokenHash !== null));
  const networks = Map.groupBy(ranked, ({ network }) => network && customerNetworkOf(network));
  return [...networks.values()]
    .flatMap((ofNetwork) => ofNetwork.map((mail, index) => ({ mail, turn: isRestoring(mail) ? -1 : index })))
    .toSorted((one, other) => one.turn - other.turn)
    .map(({ mail }) => mail);
}

const isRestoring = ({ kind }: HeldMail) => kind === ("account.email_changed" satisfies MailKind);
const titleOf = ({ subject, reference }: HeldMail) => [subject, ...(reference === null ? [] : [reference])].join(" ");
const timeOf = ({ queuedAt }: HeldMail) => toJapanMinute(queuedAt).replaceAll("-", ".");

/** The blocks of a composed mail. Quoted text is marked, so no paragraph of a customer looks like a heading or a link. */
function blocksOf({ origin }: MailShop, { bodyText }: HeldMail): Block[] {
  return paragraphsOf(bodyText).map((paragraph) => {
    const [label = "", href, ...rest] = paragraph.split("\n");
    return href?.startsWith(`${origin}/`) && rest.length === 0 ? { link: { label, href } } : paragraph;
  });
}
