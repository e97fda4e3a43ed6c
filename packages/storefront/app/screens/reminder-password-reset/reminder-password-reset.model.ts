import { paths } from "@noren/contract/paths";
import { useNavigate } from "react-router";
import { reminderPasswordResetCopy as copy } from "#ui/screens/reminder-password-reset/reminder-password-reset.copy";
import type { ReminderPasswordResetProps } from "#ui/screens/reminder-password-reset/reminder-password-reset.props";
import { cartEvent } from "../../state/cart.ts";
import { queueFlash } from "../../state/flash.ts";
import { useAppDispatch } from "../../state/hooks.ts";
import { usePageMessages } from "../../state/use-page-messages.ts";
import { useReminderReset } from "../../reminder/use-reminder-reset.ts";

/** Sets a new password by a mailed link, and logs in. */
export function useReminderPasswordResetModel(): ReminderPasswordResetProps {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { link, reset } = useReminderReset("password");
  return {
    link,
    messages: usePageMessages("reminder-reset"),
    requestPath: paths.reminderPassword(),
    onSubmitted: (values) =>
      reset(values, async () => {
        dispatch(cartEvent({ type: "cart/tokenEnded" }));
        dispatch(queueFlash({ message: copy.done }));
        await navigate(paths.mypageHome(), { replace: true });
      }),
  };
}
