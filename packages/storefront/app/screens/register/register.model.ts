import { useCreateUserMutation } from "@noren/api/endpoints/account-changes";
import { useGetSettingsQuery } from "@noren/api/endpoints/shop";
import { paths, staticPages } from "@noren/contract/paths";
import { tokenOf } from "@noren/domain/cart";
import type { OauthRegistration } from "@noren/domain/stored-oauth";
import { NO_QUESTION } from "@noren/validation/fields/login";
import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { registerCopy as copy } from "#ui/screens/register/register.copy";
import type { RegisterProps } from "#ui/screens/register/register.props";
import { useOauthServices } from "../../login/use-oauth-services.ts";
import { catchFormFailure } from "../../problem/form-failure.ts";
import { useRecaptcha } from "../../recaptcha/use-recaptcha.ts";
import { useAddressHelp } from "../../state/use-address-help.ts";
import { useAppSelector } from "../../state/hooks.ts";
import { isCorporateShop, registrationFieldsOf } from "../../account/profile-fields.ts";
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
  /** What a service returned that the registration no longer links: the form keeps its values. */
  const [unlinked, setUnlinked] = useState<OauthRegistration | null>(null);
  const given = begun ?? unlinked;
  const offers = settings?.["LOGIN.OAUTH_PROVIDERS"] ?? [];
  // The return path is passed on to the login and to the last step.
  const to = searchParams.get("to") || null;
  return {
    ...useAddressHelp(),
    isCorporate: isCorporateShop(settings),
    optionalFields: registrationFieldsOf(settings),
    prefill: given && { email: given.email, last_name: given.last_name, first_name: given.first_name },
    link: begun
      ? {
          service: offers.find(({ type }) => type === begun.type)?.name ?? copy.otherService,
          onRemoved: () => {
            setUnlinked(begun);
            registrations.clear();
          },
        }
      : null,
    services: useOauthServices(to),
    loginPath: paths.login({ to }),
    termsPath: staticPages.terms,
    privacyPath: staticPages.privacy,
    onSubmitted: ({ question_ct = NO_QUESTION, answer = "", ...values }) =>
      catchFormFailure(async () => {
        const proof = await prove("register");
        await createUser({
          ...values,
          ...proof,
          is_agreed: true,
          ...(question_ct !== NO_QUESTION && { reminder: { question_ct, answer } }),
          ...(begun && { oauth_token: begun.oauth_token }),
          ...(cartToken && { cart_token: cartToken }),
        }).unwrap();
        registrations.clear();
        await navigate(paths.registerComplete({ to }), { replace: true });
      }),
  };
}
