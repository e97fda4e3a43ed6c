import type { CallName, Settings } from "@noren/contract";
import { callsIntoCart, callsOfMembersShop, callsWithProducts } from "@noren/contract/gated-calls";
import { SCHOOL_KEY_REQUIRED } from "@noren/contract/problem";
import { isLoginRequired } from "@noren/contract/settings";
import type { Problem } from "@noren/domain/problem";
import { findOwnValue } from "@noren/validation/own-value";

type Gates = Pick<Settings, "SCHOOL.KEY_GATES" | "SITE.IS_LOGIN_REQUIRED" | "SITE.IS_MEMBER_USE">;

const ofMembersShop: ReadonlySet<CallName> = new Set(callsOfMembersShop);
const needingKey: Readonly<Record<NonNullable<Gates["SCHOOL.KEY_GATES"]>, ReadonlySet<CallName>>> = {
  catalogue: new Set<CallName>([...callsIntoCart, ...callsWithProducts]),
  prices: new Set<CallName>(callsIntoCart),
};

/**
 * The problem with which the API would refuse the call by the shop's settings, so that pages do not send it
 * [school-key.gate] [settings.drive-behaviour].
 */
export function gatedCall(
  call: CallName,
  { settings, isGuest, hasSchoolKey }: { settings: Gates; isGuest: boolean; hasSchoolKey: boolean },
): Problem | null {
  if (isGuest && isLoginRequired(settings) && ofMembersShop.has(call))
    return { kind: "unauthenticated", message: "", code: "unauthenticated" };
  const gate = settings["SCHOOL.KEY_GATES"];
  if (gate && !hasSchoolKey && findOwnValue(needingKey, gate)?.has(call))
    return { kind: "forbidden", message: "", code: SCHOOL_KEY_REQUIRED };
  return null;
}
