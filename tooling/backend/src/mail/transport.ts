/** A mail on its way out. */
export interface OutgoingMail {
  /** The number of its row; the same at every try. */
  id: number;
  from: { name: string; address: string };
  to: string;
  subject: string;
  text: string;
  html: string;
  queuedAt: Date;
}

/** Whatever takes mails from here: a mail server, or the outbox folder. */
export interface MailTransport {
  /** Resolves once the mail is taken. @throws RefusedError where it never will be, anything else where it may be later. */
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

/** The mail server refuses a mail for good: there is no such mailbox, or it wants nothing of ours. */
export class RefusedError extends Error {
  override readonly name = "RefusedError";
}
