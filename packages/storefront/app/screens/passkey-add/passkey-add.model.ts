import { useBeginPasskeyMutation, useCreatePasskeyMutation } from "@noren/api/endpoints/passkey";
import { paths } from "@noren/contract/paths";
import { afterLogin } from "@noren/domain/return-path";
import { useNavigate, useSearchParams } from "react-router";
import type { FormFailure } from "#ui/forms/form-submit";
import { passkeyAddCopy as copy } from "#ui/screens/passkey-add/passkey-add.copy";
import type { PasskeyAddProps } from "#ui/screens/passkey-add/passkey-add.props";
import { passkeysCopy } from "#ui/screens/passkeys/passkeys.copy";
import { createCredential } from "../../login/authenticator.ts";
import { useHasPasskeys } from "../../login/use-has-passkeys.ts";
import { catchFormFailure } from "../../problem/form-failure.ts";
import { queueFlash } from "../../state/flash.ts";
import { useAppDispatch } from "../../state/hooks.ts";

/** Where the offer after a login leads; null if a member came here without one. */
export const readOfferPath = (query: URLSearchParams): string | null => (query.has("to") ? afterLogin(query) : null);

/** Adds a passkey. After a login with the password it is an offer, which can be declined. */
export function usePasskeyAddModel(): PasskeyAddProps {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [searchParams] = useSearchParams();
  const [begin] = useBeginPasskeyMutation();
  const [create] = useCreatePasskeyMutation();
  const isSupported = useHasPasskeys();
  const offerPath = readOfferPath(searchParams);
  return {
    isSupported,
    laterPath: offerPath,
    listPath: paths.passkeys(),
    reminderPath: paths.reminderPassword(),
    onSubmitted: async (values) => {
      let refusal: FormFailure | undefined;
      const failure = await catchFormFailure(async () => {
        const credential = await createCredential(await begin(values).unwrap());
        if (typeof credential === "string") {
          refusal = { message: copy[credential] };
          return;
        }
        await create({ credential }).unwrap();
        dispatch(queueFlash({ message: passkeysCopy.added }));
        await navigate(offerPath ?? paths.passkeys(), { replace: offerPath !== null });
      });
      return failure ?? refusal;
    },
  };
}
