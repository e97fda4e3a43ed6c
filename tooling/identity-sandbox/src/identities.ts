import { DEMO_CODE_LOGIN, DEMO_LINE_SUBJECT, DEMO_LOGIN } from "@noren/backend/seed/shops";
import type { AccountClaims } from "oidc-provider";
import { sandboxCopy as copy } from "./sandbox.copy.ts";

/** A person who can log in at a service of the sandbox. */
export interface Identity {
  /** The claims of the id token and of userinfo, in the form of the service. */
  claims: AccountClaims & { name: string; email?: string };
  /** What a login at the shop leads to. */
  outcome: string;
}

const { outcomes, people } = copy;

/** LINE has one display name and no claim `email_verified`. */
const line: readonly Identity[] = [
  {
    claims: { sub: DEMO_LINE_SUBJECT, name: people.member.name, email: DEMO_LOGIN.username },
    outcome: outcomes.linked,
  },
  { claims: { ...people.withEmail, sub: "U-new", email: "haruna@example.jp" }, outcome: outcomes.newWithEmail },
  { claims: { ...people.withoutEmail, sub: "U-no-email" }, outcome: outcomes.newWithoutEmail },
  {
    claims: { sub: "U-other", name: people.other.name, email: DEMO_LOGIN.username },
    outcome: outcomes.unverified,
  },
];

const google: readonly Identity[] = [
  {
    claims: { ...people.member, sub: "100000000000000000001", email: DEMO_LOGIN.username, email_verified: true },
    outcome: outcomes.sameEmail,
  },
  {
    claims: { ...people.newcomer, sub: "100000000000000000002", email: DEMO_CODE_LOGIN.username, email_verified: true },
    outcome: outcomes.code,
  },
  {
    claims: { ...people.stranger, sub: "100000000000000000003", email: "wataru@example.jp", email_verified: true },
    outcome: outcomes.newWithName,
  },
  {
    claims: { ...people.other, sub: "100000000000000000004", email: DEMO_LOGIN.username, email_verified: false },
    outcome: outcomes.unverified,
  },
];

/** The people of each service. */
export const IDENTITIES: Readonly<Record<string, readonly Identity[]>> = { line, google };
