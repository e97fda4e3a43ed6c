import { useChangePasswordMutation } from "@noren/api/endpoints/membership";
import { paths } from "@noren/contract/paths";
import { useNavigate } from "react-router";
import { passwordCopy as copy } from "#ui/screens/password/password.copy";
import type { PasswordProps } from "#ui/screens/password/password.props";
import { catchFormFailure } from "../../problem/form-failure.ts";
import { cartEvent } from "../../state/cart.ts";
import { queueFlash } from "../../state/flash.ts";
import { useAppDispatch } from "../../state/hooks.ts";

/** Changes the member's password; the other logins end. */
export function usePasswordModel(): PasswordProps {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [changePassword] = useChangePasswordMutation();
  return {
    homePath: paths.mypageHome(),
    reminderPath: paths.reminderPassword(),
    onSubmitted: (values) =>
      catchFormFailure(async () => {
        await changePassword(values).unwrap();
        dispatch(cartEvent({ type: "cart/tokenEnded" }));
        dispatch(queueFlash({ message: copy.done }));
        await navigate(paths.mypageHome());
      }),
  };
}
