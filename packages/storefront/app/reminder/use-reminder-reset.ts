import { useCheckReminderMutation, useResetReminderMutation } from "@noren/api/endpoints/reminder";
import type { Answer, Input, ReminderVariant } from "@noren/contract";
import { tokenOf } from "@noren/domain/cart";
import type { Problem } from "@noren/domain/problem";
import { securityQuestion } from "@noren/validation/fields/login";
import { labelOf } from "@noren/validation/fields/field";
import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import type { FormFailure } from "#ui/forms/form-submit";
import type { ReminderLink } from "#ui/slots/reminder/reminder-link.props";
import { catchFormFailure, toFormFailure } from "../problem/form-failure.ts";
import { isProblem } from "../problem/problem-response.ts";
import { useAppSelector } from "../state/hooks.ts";

type Values<Variant extends ReminderVariant> = Omit<
  Extract<Input<"resetReminder">["body"], { type: Variant }>,
  "type" | "token" | "cart_token"
>;

const isNotFound = (problem: unknown) => isProblem(problem) && problem.kind === "notFound";

/**
 * The mailed link of a reminder [reminder.flow]: its check enables the reset and shows the security question if there is
 * one. The check does not redeem the token, so the page can be loaded again.
 */
export function useReminderReset<Variant extends ReminderVariant>(type: Variant) {
  const [searchParams] = useSearchParams();
  const token = searchParams.get("token") || null;
  const cartToken = useAppSelector((state) => tokenOf(state.cart));
  const [checkReminder, { data, error }] = useCheckReminderMutation();
  const [resetReminder] = useResetReminderMutation();
  const [isRedeemed, setIsRedeemed] = useState(false);
  const check = () => {
    if (token !== null) void checkReminder(token);
  };
  useEffect(() => {
    if (token !== null) void checkReminder(token);
  }, [checkReminder, token]);

  const isInvalid = token === null || isRedeemed || isNotFound(error) || (data !== undefined && data.type !== type);
  const link: ReminderLink = isInvalid
    ? { status: "invalid" }
    : data
      ? {
          status: "valid",
          question: data.question_ct === null ? null : labelOf(securityQuestion, data.question_ct),
        }
      : {
          status: "checking",
          failure: error ? { message: toFormFailure(error as Problem).message, onRetried: check } : null,
        };

  /** Resets and logs in. A token that is no longer valid shows that the link is invalid, without a failure of the form. */
  const reset = (
    values: Values<Variant>,
    done: (answer: Answer<"resetReminder">) => void | Promise<void>,
  ): Promise<FormFailure | undefined> =>
    catchFormFailure(async () => {
      if (token === null) return;
      const body = { ...values, type, token, ...(cartToken && { cart_token: cartToken }) };
      try {
        await done(await resetReminder(body as Input<"resetReminder">["body"]).unwrap());
      } catch (problem) {
        if (!isNotFound(problem)) throw problem;
        setIsRedeemed(true);
      }
    });
  return { link, reset };
}
