import { and, eq, gt } from "drizzle-orm";
import type { Transaction } from "../db/pool.ts";
import { oneOffTokens } from "../db/schema/login.ts";
import type { Channel } from "../db/schema/shop.ts";
import type { MailContent } from "../mail/compose.ts";
import type { MailKind } from "../mail/mail-kinds.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { mailCopy } from "../mail/mail.copy.ts";
import type { Recipient } from "./account-mails.ts";
import { type Account, findMailRecipient } from "./account-names.ts";
import { greetMember } from "./greet-member.ts";

/**
 * Notifies the account's email of a change that may hand the account to another person, and the former emails that can still
 * take their change back (decision 0128).
 */
export async function notifyMember(
  tx: Transaction,
  channel: Channel,
  user: Pick<Account, "id" | "email">,
  { kind, contentFor }: { kind: MailKind; contentFor: (greeting: string, recipient: Recipient) => MailContent },
  now: Date,
): Promise<void> {
  const former = await tx
    .selectDistinct({ email: oneOffTokens.email })
    .from(oneOffTokens)
    .where(
      and(eq(oneOffTokens.userId, user.id), eq(oneOffTokens.kind, "email_restore"), gt(oneOffTokens.expiresAt, now)),
    );
  const to = await findMailRecipient(tx, channel, user);
  const content = contentFor(await greetMember(tx, user.id, to), "present");
  await queueMail(tx, channel, { kind, to, content, userId: user.id }, now);
  const forFormer = { kind, content: contentFor(mailCopy.customer, "former"), userId: user.id };
  for (const { email } of former) await queueMail(tx, channel, { ...forFormer, to: email }, now);
}
