/** The shops of a new installation; `http://localhost` opens the first. */
export const SEED_SHOPS = [
  "simple",
  "fl1",
  "students",
  "lat",
  "wag",
  "sou",
  "tee",
  "ven",
  "gen",
  "for",
  "sig",
  "fl2",
] as const;

/** The demo member's login. */
export const DEMO_LOGIN = { username: "demo@noren.example", password: "noren2026" } as const;

/** The demo member's subject at LINE in `tooling/identity-sandbox`. */
export const DEMO_LINE_SUBJECT = "U-demo";

/** A new member, whose login requires a mailed one-time code. */
export const DEMO_CODE_LOGIN = { username: "sakura@noren.example", password: "noren2026" } as const;
