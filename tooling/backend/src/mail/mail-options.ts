import { StartError } from "../process/start-error.ts";

/** Reads the mail options from the environment. @throws StartError in one sentence that names the variable */
export function readMailOptions(env: Readonly<Record<string, string | undefined>>) {
  const smtpUrl = env["SMTP_URL"] || undefined;
  const from = env["MAIL_FROM"] || undefined;
  if (from !== undefined && !/^[^\s@<>]+@[^\s@<>]+$/.test(from))
    throw new StartError("MAIL_FROM is no email like shop@example.jp.");
  if (smtpUrl !== undefined && from === undefined)
    throw new StartError("SMTP_URL needs MAIL_FROM, the email that mails come from.");
  return { smtpUrl, from };
}
