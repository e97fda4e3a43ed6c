import { normalizeLoginName } from "../db/login-name.ts";

/** Gmail delivers to the same mailbox with and without dots; elsewhere `a.b@` and `ab@` are two people. */
const IGNORES_DOTS = new Set(["gmail.com", "googlemail.com"]);

/**
 * The mailbox that receives mails to an email, as the subject of a rate limit: without case, width and `+tag`. Never the
 * recipient of a mail: a provider may distinguish the spellings.
 */
export function mailboxOf(email: string): string {
  const [local = "", domain = ""] = normalizeLoginName(email).split(/@(?=[^@]*$)/);
  const user = local.replace(/(?<=.)\+.*$/, "");
  return IGNORES_DOTS.has(domain) ? `${user.replaceAll(".", "")}@gmail.com` : `${user}@${domain}`;
}
