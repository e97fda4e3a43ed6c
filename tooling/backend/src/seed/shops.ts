/** The shops of a new installation; the first is the one that `http://localhost` opens. */
export const SEED_SHOPS = ["simple", "fl1", "students"] as const;

/** How the demonstration's member logs in. */
export const DEMO_LOGIN = { username: "demo@noren.example", password: "noren2026" } as const;

/** A new member, whose login asks for the one-time code that is mailed. */
export const DEMO_CODE_LOGIN = { username: "sakura@noren.example", password: "noren2026" } as const;
