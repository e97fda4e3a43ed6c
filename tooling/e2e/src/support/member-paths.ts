import { screens } from "@noren/contract/screens";

/** Leaving ends the login. */
const ENDS_LOGIN = ["/mypage/logout", "/mypage/leave"];

/** The paths of the member's screens without a parameter. */
export const listMemberPaths = (): string[] =>
  screens
    .filter(({ access, path }) => access === "member-only" && !path.includes(":") && !ENDS_LOGIN.includes(path))
    .map(({ path }) => path);
