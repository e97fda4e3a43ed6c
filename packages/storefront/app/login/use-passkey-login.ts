import { useBeginPasskeyLoginMutation, useLoginWithPasskeyMutation } from "@noren/api/endpoints/passkey";
import { useGetSettingsQuery } from "@noren/api/endpoints/shop";
import type { LoginAnswer, PasskeyCredential } from "@noren/contract";
import { tokenOf } from "@noren/domain/cart";
import { useEffect, useEffectEvent, useState } from "react";
import type { FormFailure } from "#ui/forms/form-submit";
import { passkeyLoginCopy as copy } from "#ui/slots/passkey-login/passkey-login.copy";
import type { PasskeyLoginProps } from "#ui/slots/passkey-login/passkey-login.props";
import { catchFormFailure } from "../problem/form-failure.ts";
import { useAppSelector } from "../state/hooks.ts";
import { cancelChallenge, hasPasskeySuggestions, signChallenge } from "./authenticator.ts";
import { useHasPasskeys } from "./use-has-passkeys.ts";

/**
 * The login with a passkey [session.passkey]: by a button, and among the suggestions of the login's field. Null where the shop or
 * the browser has none.
 */
export function usePasskeyLogin(onCompleted: (answer: LoginAnswer) => Promise<void>): PasskeyLoginProps | null {
  const { data: settings } = useGetSettingsQuery();
  const isOffered = useHasPasskeys() && settings?.["LOGIN.IS_PASSKEY"] === true;
  const cartToken = useAppSelector((state) => tokenOf(state.cart));
  const [begin] = useBeginPasskeyLoginMutation();
  const [login] = useLoginWithPasskeyMutation();
  const [isBusy, setIsBusy] = useState(false);
  const [errorText, setErrorText] = useState<string | null>(null);
  /**
   * Increases after each press that did not log in: the field suggests passkeys again, with a new challenge. It does not after a
   * refused suggestion, because an authenticator that chooses by itself would repeat it endlessly.
   */
  const [round, setRound] = useState(0);

  const submit = (credential: PasskeyCredential) =>
    catchFormFailure(async () => {
      const answer = await login({ credential, ...(cartToken && { cart_token: cartToken }) }).unwrap();
      await onCompleted(answer);
    });
  const showFailure = (failure: FormFailure | undefined) => {
    if (failure) setErrorText(failure.message ?? copy.failed);
  };
  const onRefused = useEffectEvent(showFailure);
  const suggest = useEffectEvent(async (isEnded: () => boolean): Promise<FormFailure | undefined> => {
    if (!(await hasPasskeySuggestions())) return undefined;
    const { data } = await begin();
    if (!data || isEnded()) return undefined;
    const credential = await signChallenge(data, true);
    return credential === null || isEnded() ? undefined : submit(credential);
  });
  useEffect(() => {
    if (!isOffered) return undefined;
    let isEnded = false;
    // Offline the library cannot be loaded: the password remains.
    suggest(() => isEnded).then(onRefused, () => undefined);
    return () => {
      isEnded = true;
      void cancelChallenge().catch(() => undefined);
    };
  }, [isOffered, round]);

  const press = async (): Promise<void> => {
    if (isBusy) return;
    setIsBusy(true);
    setErrorText(null);
    let failure: FormFailure | undefined = { message: copy.failed };
    const unavailable = await catchFormFailure(async () => {
      const credential = await signChallenge(await begin().unwrap(), false);
      if (credential !== null) failure = await submit(credential);
    });
    setIsBusy(false);
    if (unavailable ?? failure) setRound((before) => before + 1);
    showFailure(unavailable ?? failure);
  };
  return isOffered ? { isBusy, errorText, onPressed: () => void press() } : null;
}
