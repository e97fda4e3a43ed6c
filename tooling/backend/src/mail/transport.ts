/** A mail to send. */
export interface OutgoingMail {
  /** The number of its row; the same at every try. */
  id: number;
  from: { name: string; address: string };
  to: string;
  subject: string;
  text: string;
  html: string;
  queuedAt: Date;
  /** Where the recipient stops such mails with one click (RFC 8058). */
  stopUrl?: string;
}

/** Where mails are sent: a mail server or the outbox folder. */
export interface MailTransport {
  /** Resolves once the mail is accepted. @throws RefusedError when it is refused for good; any other error is retried */
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

/** The mail server refused a mail permanently. */
export class RefusedError extends Error {
  override readonly name = "RefusedError";
}
