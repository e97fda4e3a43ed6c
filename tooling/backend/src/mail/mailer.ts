import { runRepeatedly } from "../process/run-repeatedly.ts";
import { deliverMails, type Post } from "./deliver-mails.ts";

/** How soon after its commit a mail is looked for. */
const PAUSE_MS = 1_000;

/** Sends queued mails until it is closed, which waits for those that are on their way. */
export function startMailer(post: Post, now: () => Date): { close(): Promise<void> } {
  const worker = runRepeatedly("mail", PAUSE_MS, () => deliverMails(post, now()));
  return {
    async close() {
      await worker.close();
      post.transport.close();
    },
  };
}
