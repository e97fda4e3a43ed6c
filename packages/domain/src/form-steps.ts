/**
 * Forms with a confirmation step before and a completion page after sending: contact (contact, confirm, complete) and
 * registration (register, complete) [register.steps]. `Values` is the input as the API takes it.
 */
export type FormSteps<Values> =
  | { readonly status: "filling"; readonly values: Values | null }
  | { readonly status: "confirming"; readonly values: Values }
  | { readonly status: "sending"; readonly values: Values }
  | { readonly status: "complete" };

export type FormStepsEvent<Values> =
  /** The form is valid. With a confirm step it is shown for confirmation, without one it is sent. */
  | { type: "form/filled"; values: Values; hasConfirm: boolean }
  | { type: "form/corrected" }
  | { type: "form/sendStarted" }
  | { type: "form/sendSucceeded" }
  /** The form is shown again with its input and the server's errors on their fields. */
  | { type: "form/sendFailed" }
  | { type: "form/left" };

export const emptyForm: FormSteps<never> = { status: "filling", values: null };

export function reduceFormSteps<Values>(state: FormSteps<Values>, event: FormStepsEvent<Values>): FormSteps<Values> {
  switch (event.type) {
    case "form/filled":
      if (state.status !== "filling") return state;
      return { status: event.hasConfirm ? "confirming" : "sending", values: event.values };
    case "form/corrected":
      return state.status === "confirming" ? { status: "filling", values: state.values } : state;
    case "form/sendStarted":
      return state.status === "confirming" ? { status: "sending", values: state.values } : state;
    case "form/sendSucceeded":
      return state.status === "sending" ? { status: "complete" } : state;
    case "form/sendFailed":
      return state.status === "sending" ? { status: "filling", values: state.values } : state;
    case "form/left":
      return state.status === "filling" && state.values === null ? state : emptyForm;
    default:
      return state;
  }
}

export type FormPage = "form" | "confirm" | "complete";

/** The page of the status. A confirm page without values and a completion page without a sent form redirect to the form. */
export function formPageOf(state: FormSteps<unknown>): FormPage {
  if (state.status === "confirming") return "confirm";
  return state.status === "complete" ? "complete" : "form";
}
