import { runRepeatedly } from "../process/run-repeatedly.ts";
import { deliverMails, type MailerContext } from "./deliver-mails.ts";

/** The pause between polls for committed mails. */
const PAUSE_MS = 1_000;

/** Sends queued mails until it is closed; closing waits for mails being sent. */
export function startMailer(context: MailerContext, now: () => Date): { close(): Promise<void> } {
  const worker = runRepeatedly("mail", PAUSE_MS, () => deliverMails(context, now()));
  return {
    async close() {
      await worker.close();
      context.transport.close();
    },
  };
}
