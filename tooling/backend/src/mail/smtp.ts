import { createTransport } from "nodemailer";
import { StartError } from "../process/start-error.ts";
import { type MailTransport, type OutgoingMail, RefusedError } from "./transport.ts";

/**
 * Sends mails through an SMTP server.
 *
 * @param url `smtps://user:password@mail.example.jp:465`; `smtp://…:587` uses STARTTLS when the server supports it
 * @throws StartError when the URL is invalid
 */
export function createSmtpTransport(url: string): MailTransport {
  if (!URL.canParse(url) || !/^smtps?:$/.test(new URL(url).protocol))
    throw new StartError("SMTP_URL is not a URL such as smtps://user:password@mail.example.jp:465.");
  // The timeouts of one attempt must add up to less than the claim in deliver-mails.ts, so that no other process retries meanwhile.
  const server = createTransport({
    url,
    pool: true,
    maxConnections: 5,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    dnsTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(mail) {
      try {
        await server.sendMail({
          from: mail.from,
          to: { name: "", address: mail.to },
          subject: mail.subject,
          text: mail.text,
          html: mail.html,
          date: mail.queuedAt,
          messageId: messageId(mail),
          // RFC 3834: prevents automatic replies.
          headers: { "Auto-Submitted": "auto-generated", ...stopHeaders(mail) },
        });
      } catch (error) {
        if (isPermanent(error)) throw new RefusedError("The mail server refused the recipient", { cause: error });
        throw error;
      }
    },
    close: () => server.close(),
  };
}

/** RFC 8058: mail clients show a button that stops the mails. */
const stopHeaders = ({ stopUrl }: OutgoingMail): Record<string, string> =>
  stopUrl === undefined
    ? {}
    : { "List-Unsubscribe": `<${stopUrl}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };

/** The same at every attempt, so that a mail client recognises a duplicate after a crash. */
function messageId({ id, queuedAt, from }: OutgoingMail): string {
  return `<${id}.${queuedAt.getTime()}@${from.address.split("@").at(-1)}>`;
}

/** RFC 5321: a 5xx for the recipient is permanent; a 5xx for us (login, sender) is a configuration error of the shop. */
function isPermanent(error: unknown): boolean {
  return (
    error instanceof Error &&
    "code" in error &&
    error.code === "EENVELOPE" &&
    "command" in error &&
    String(error.command).startsWith("RCPT") &&
    "responseCode" in error &&
    Number(error.responseCode) >= 500
  );
}
