/**
 * [reminder.flow] Request, then check (enables the reset and reveals the security question if one exists),
 * then reset. The variant for a forgotten username has the same steps [reminder.variants].
 */
export type ReminderVariant = "password" | "username";

export type Reminder =
  | { readonly status: "idle" }
  /** A mail with the token is on its way. */
  | { readonly status: "requested"; readonly variant: ReminderVariant }
  | { readonly status: "checking"; readonly variant: ReminderVariant; readonly token: string }
  /** The token is valid: the reset is enabled. `question_ct` is null when the member has no security question. */
  | {
      readonly status: "checked";
      readonly variant: ReminderVariant;
      readonly token: string;
      readonly question_ct: number | null;
    }
  | { readonly status: "resetting"; readonly checked: Checked }
  /** `isLoggedIn`: the answer brought an access_token, so the login status is checked next. */
  | { readonly status: "reset"; readonly variant: ReminderVariant; readonly isLoggedIn: boolean }
  /** The token is unknown or used: start again. */
  | { readonly status: "refused"; readonly variant: ReminderVariant; readonly message: string };

type Checked = Extract<Reminder, { status: "checked" }>;

export type ReminderEvent =
  | { type: "reminder/requested"; variant: ReminderVariant }
  | { type: "reminder/checkStarted"; variant: ReminderVariant; token: string }
  | { type: "reminder/checkSucceeded"; question_ct: number | null }
  | { type: "reminder/checkFailed"; message: string }
  | { type: "reminder/resetStarted" }
  | { type: "reminder/resetSucceeded"; access_token: string | null }
  /** A wrong answer or password: the form shows it and can be sent again. */
  | { type: "reminder/resetFailed" }
  | { type: "reminder/left" };

export const noReminder: Reminder = { status: "idle" };

export function reduceReminder(state: Reminder = noReminder, event: ReminderEvent): Reminder {
  switch (event.type) {
    case "reminder/requested":
      return state.status === "resetting" ? state : { status: "requested", variant: event.variant };
    case "reminder/checkStarted":
      // The mail's link carries the token, so the page may have been loaded again.
      return state.status === "resetting" ? state : { status: "checking", variant: event.variant, token: event.token };
    case "reminder/checkSucceeded":
      return state.status === "checking" ? { ...state, status: "checked", question_ct: event.question_ct } : state;
    case "reminder/checkFailed":
      return state.status === "checking"
        ? { status: "refused", variant: state.variant, message: event.message }
        : state;
    case "reminder/resetStarted":
      return state.status === "checked" ? { status: "resetting", checked: state } : state;
    case "reminder/resetSucceeded":
      return state.status === "resetting"
        ? { status: "reset", variant: state.checked.variant, isLoggedIn: !!event.access_token }
        : state;
    case "reminder/resetFailed":
      return state.status === "resetting" ? state.checked : state;
    case "reminder/left":
      return state.status === "idle" ? state : noReminder;
    default:
      return state;
  }
}
