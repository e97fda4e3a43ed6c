import type { ReminderVariant } from "@noren/contract";
import { paths } from "@noren/contract/paths";
import { type Block, composeMail, type MailContent, type MailShop } from "../mail/compose.ts";
import { mailCopy } from "../mail/mail.copy.ts";
import { accountMailCopy as copy } from "./account-mails.copy.ts";

/** Whether a notice goes to the account's email or to one that can still take its change back. */
export type Recipient = "present" | "former";

/**
 * The mails about accounts and logins. Tokens occur only in links to the shop. `greeting` is the member's (`greetMember`); a mail
 * to an email that is not verified, or no longer the member's, has none.
 */
export const accountMails = {
  registered: (shop: MailShop): MailContent => {
    const { subject, lead, label, note } = copy.registered;
    return composeMail(shop, {
      subject,
      blocks: [mailCopy.customer, lead(shop.name), link(label, shop.origin + paths.login()), note],
    });
  },
  /** Only the owner of an email learns, by this mail, that it was registered again. */
  alreadyRegistered: (shop: MailShop): MailContent => {
    const { subject, lead, label, note } = copy.alreadyRegistered;
    return composeMail(shop, {
      subject,
      blocks: [mailCopy.customer, lead(shop.name), link(label, shop.origin + paths.reminderPassword()), note],
    });
  },
  verify: (shop: MailShop, token: string): MailContent => verification(shop, copy.verify, token),
  /** To the new email of a member. Its owner may be another person, whose unused account would lose it (decision 0194). */
  verifyNew: (shop: MailShop, token: string): MailContent => verification(shop, copy.verifyNew, token),
  /** To the owner of an email that another member wants to change to; a new password opens the account that has it. */
  emailInUse: (shop: MailShop): MailContent => {
    const { subject, lead, note, label, unknown } = copy.emailInUse;
    return composeMail(shop, {
      subject,
      blocks: [mailCopy.customer, lead(shop.name), note, link(label, shop.origin + paths.reminderPassword()), unknown],
    });
  },
  /** To the present email, whose owner can stop the change by a new password (decision 0050). */
  emailChangeRequested: (shop: MailShop, greeting: string): MailContent => {
    const { subject, lead, note, label } = copy.emailChangeRequested;
    return composeMail(shop, {
      subject,
      blocks: [greeting, lead, note, link(label, shop.origin + paths.reminderPassword())],
    });
  },
  newEmail: (shop: MailShop, greeting: string): MailContent => {
    const { subject, lead, note } = copy.newEmail;
    return composeMail(shop, { subject, blocks: [greeting, lead, note] });
  },
  /** To the former email, whose owner can take the change back (decision 0128). */
  emailChanged: (shop: MailShop, greeting: string, token: string): MailContent => {
    const { subject, lead, note, label } = copy.emailChanged;
    return composeMail(shop, {
      subject,
      blocks: [greeting, lead, note, link(label, shop.origin + paths.emailRestore({ token }))],
    });
  },
  emailRestored: (shop: MailShop, greeting: string): MailContent => {
    const { subject, lead, note } = copy.emailRestored;
    return composeMail(shop, { subject, blocks: [greeting, lead, note] });
  },
  emailWithdrawn: (shop: MailShop): MailContent => {
    const { subject, lead } = copy.emailWithdrawn;
    return composeMail(shop, { subject, blocks: [mailCopy.customer, lead] });
  },
  unlock: (shop: MailShop, greeting: string, token: string): MailContent => {
    const { subject, lead, label, note } = copy.unlock;
    return composeMail(shop, {
      subject,
      blocks: [greeting, lead, link(label, shop.origin + paths.loginUnlock({ token })), note],
    });
  },
  /** @param service the name of the login service that the code links; null without one */
  code: (shop: MailShop, greeting: string, code: string, service: string | null): MailContent => {
    const { subject, lead, links, note } = copy.code;
    const warning = service === null ? [] : [links(service)];
    return composeMail(shop, { subject, blocks: [greeting, lead(code), ...warning, note] });
  },
  reminder: (shop: MailShop, greeting: string, type: ReminderVariant, token: string): MailContent => {
    const { subject, lead, label } = copy.reminder[type];
    const path = type === "password" ? paths.reminderPasswordReset({ token }) : paths.reminderUsernameReset({ token });
    return composeMail(shop, {
      subject,
      blocks: [greeting, lead, link(label, shop.origin + path), copy.reminder.note],
    });
  },
  /** @param kept the number of the account's passkeys and linked services, which a change of the password keeps */
  passwordChanged: (
    shop: MailShop,
    greeting: string,
    recipient: Recipient,
    kept: { passkeys: number; services: number },
  ): MailContent => {
    const { subject, lead, label, passkeys, toPasskeys, services } = copy.passwordChanged;
    const isPresent = recipient === "present";
    const way = link(toPasskeys, shop.origin + paths.passkeys());
    const reminders = [
      ...(isPresent && kept.passkeys > 0 ? [passkeys(kept.passkeys), way] : []),
      ...(isPresent && kept.services > 0 ? [services] : []),
    ];
    return composeMail(shop, { subject, blocks: [greeting, lead, ...reminders, wayBack(shop, recipient, label)] });
  },
  securityChanged: (shop: MailShop, greeting: string, recipient: Recipient): MailContent => {
    const { subject, lead, label, note } = copy.securityChanged;
    return composeMail(shop, { subject, blocks: [greeting, lead, wayBack(shop, recipient, label), note] });
  },
  passkeyAdded: (shop: MailShop, greeting: string, recipient: Recipient): MailContent => {
    const { subject, lead, label, note } = copy.passkeyAdded;
    return composeMail(shop, { subject, blocks: [greeting, lead, wayBack(shop, recipient, label), note] });
  },
  passkeyRemoved: (shop: MailShop, greeting: string, recipient: Recipient): MailContent => {
    const { subject, lead, label } = copy.passkeyRemoved;
    return composeMail(shop, { subject, blocks: [greeting, lead, wayBack(shop, recipient, label)] });
  },
  left: (shop: MailShop, greeting: string): MailContent => {
    const { subject, lead } = copy.left;
    return composeMail(shop, { subject, blocks: [greeting, lead(shop.name)] });
  },
};

const verification = (
  shop: MailShop,
  { subject, lead, label, note }: typeof copy.verify | typeof copy.verifyNew,
  token: string,
) =>
  composeMail(shop, {
    subject,
    blocks: [mailCopy.customer, lead(shop.name), note, link(label, shop.origin + paths.verifyEmail({ token }))],
  });

/** Only the present email can use a reminder; a former one has the link that takes its change back. */
const wayBack = (shop: MailShop, recipient: Recipient, label: string): Block =>
  recipient === "former" ? copy.former : link(label, shop.origin + paths.reminderPassword());

const link = (label: string, href: string): Block => ({ link: { label, href } });
