import { useCreateUserMutation } from "@noren/api/endpoints/account";
import { tokenOf } from "@noren/domain/cart";
import { useNavigate, useSearchParams } from "react-router";
import type { RegisterProps } from "#ui/screens/register/register.props";
import { refusedBy } from "../../load/refusal.ts";
import { useRecaptcha } from "../../recaptcha/use-recaptcha.ts";
import { useAddressHelp } from "../../state/use-address-help.ts";
import { useAppSelector } from "../../state/hooks.ts";

/** A new member, who is logged in at once. */
export function useRegisterModel(): RegisterProps {
  const navigate = useNavigate();
  const [searchParams] = useSearchParams();
  const cartToken = useAppSelector((state) => tokenOf(state.cart));
  const [createUser] = useCreateUserMutation();
  const prove = useRecaptcha();
  const to = searchParams.get("to");
  const query = to ? `?${new URLSearchParams({ to }).toString()}` : "";
  return {
    ...useAddressHelp(),
    loginPath: `/login${query}`,
    termsPath: "/terms",
    privacyPath: "/privacy",
    onSubmitted: (values) =>
      refusedBy(async () => {
        const proof = await prove("register");
        await createUser({
          ...values,
          ...proof,
          is_agreed: true,
          ...(cartToken && { cart_token: cartToken }),
        }).unwrap();
        await navigate(`/register/complete${query}`, { replace: true });
      }),
  };
}
