import { useCreateUserMutation } from "@noren/api/endpoints/account";
import { useGetSettingsQuery } from "@noren/api/endpoints/shop";
import { paths, staticPages } from "@noren/contract/paths";
import { tokenOf } from "@noren/domain/cart";
import { useNavigate, useSearchParams } from "react-router";
import type { RegisterProps } from "#ui/screens/register/register.props";
import { catchFormFailure } from "../../problem/form-failure.ts";
import { useRecaptcha } from "../../recaptcha/use-recaptcha.ts";
import { useAddressHelp } from "../../state/use-address-help.ts";
import { useAppSelector } from "../../state/hooks.ts";
import { askedFieldsOf } from "../../state/profile-fields.ts";
import { useStorageOf } from "../../state/use-shop-storage.ts";
import { useStored } from "../../state/use-stored.ts";
import { oauthRegistrationStorage } from "../../storage/oauth-storage.ts";

/** Registers a member, who is then logged in. */
export function useRegisterModel(): RegisterProps {
  const navigate = useNavigate();
  const [searchParams] = useSearchParams();
  const cartToken = useAppSelector((state) => tokenOf(state.cart));
  const [createUser] = useCreateUserMutation();
  const { data: settings } = useGetSettingsQuery();
  const prove = useRecaptcha();
  const registrations = useStorageOf(oauthRegistrationStorage);
  const begun = useStored(registrations);
  // The return path is passed on to the login and to the last step.
  const to = searchParams.get("to") || null;
  return {
    ...useAddressHelp(),
    optionalFields: askedFieldsOf(settings),
    prefill: begun ? { email: begun.email, last_name: begun.last_name, first_name: begun.first_name } : null,
    loginPath: paths.login({ to }),
    termsPath: staticPages.terms,
    privacyPath: staticPages.privacy,
    onSubmitted: (values) =>
      catchFormFailure(async () => {
        const proof = await prove("register");
        await createUser({
          ...values,
          ...proof,
          is_agreed: true,
          ...(begun && { oauth_token: begun.oauth_token }),
          ...(cartToken && { cart_token: cartToken }),
        }).unwrap();
        registrations.clear();
        await navigate(paths.registerComplete({ to }), { replace: true });
      }),
  };
}
