import { useCheckSchoolKeyMutation } from "@noren/api/endpoints/account-changes";
import { catchFormFailure } from "@noren/storefront/problem/form-failure";
import { useAppDispatch } from "@noren/storefront/state/hooks";
import { queueFlash } from "@noren/storefront/state/flash";
import { useSchoolKeyScreen } from "@noren/storefront/state/use-school-key";
import { useNavigate } from "react-router";
import type { SchoolKeyProps } from "./school-key-view.tsx";
import { schoolKeyCopy as copy } from "./school-key.copy.ts";

/** Checks the key, then opens the page that asked for it, or the products. */
export function useSchoolKeyModel(): SchoolKeyProps {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { returnPath, onAccepted } = useSchoolKeyScreen();
  const [checkSchoolKey] = useCheckSchoolKeyMutation();
  return {
    onSubmitted: async ({ key }) => {
      let isCorrect = false;
      const failure = await catchFormFailure(async () => {
        isCorrect = (await checkSchoolKey(key).unwrap()).check;
      });
      if (failure) return failure;
      if (!isCorrect) return { errors: { key: [copy.unknown] } };
      onAccepted();
      dispatch(queueFlash({ message: copy.accepted }));
      await navigate(returnPath, { replace: true });
      return undefined;
    },
  };
}
