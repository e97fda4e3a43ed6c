import { useLoginMutation } from "@noren/api/endpoints/auth";
import { tokenOf } from "@noren/domain/cart";
import { CART } from "@noren/domain/paths";
import { afterLogin, isRelogin } from "@noren/domain/return-address";
import { useNavigate, useSearchParams } from "react-router";
import type { LoginProps } from "#ui/screens/login/login.props";
import { refusedBy } from "../../load/refusal.ts";
import { useAppSelector } from "../../state/hooks.ts";

/** The login. Where the person was going stands in the address, and goes on to the registration. */
export function useLoginModel(): LoginProps {
  const navigate = useNavigate();
  const [searchParams] = useSearchParams();
  const cartToken = useAppSelector((state) => tokenOf(state.cart));
  const [login] = useLoginMutation();
  const to = searchParams.get("to");
  const goingOn = afterLogin(searchParams);
  return {
    isRelogin: isRelogin(searchParams),
    notice: null,
    registerPath: to ? `/register?${new URLSearchParams({ to }).toString()}` : "/register",
    reminderPath: null,
    guestPath: goingOn.startsWith(CART) ? goingOn : null,
    onSubmitted: ({ username, password }) =>
      refusedBy(async () => {
        await login({ username, password, ...(cartToken && { cart_token: cartToken }) }).unwrap();
        await navigate(goingOn, { replace: true });
      }),
  };
}
