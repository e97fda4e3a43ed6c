import { useCheckSchoolKeyMutation } from "@noren/api/endpoints/account";
import { paths } from "@noren/contract/paths";
import { catchFormFailure } from "@noren/storefront/problem/form-failure";
import { useAppDispatch } from "@noren/storefront/state/hooks";
import { flashed } from "@noren/storefront/state/flash";
import { useNavigate } from "react-router";
import type { SchoolKeyProps } from "./school-key-view.tsx";
import { schoolKeyCopy as copy } from "./school-key.copy.ts";

/** Checks the key, then opens the product list. */
export function useSchoolKeyModel(): SchoolKeyProps {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [checkSchoolKey] = useCheckSchoolKeyMutation();
  return {
    onSubmitted: async ({ key }) => {
      let isCorrect = false;
      const failure = await catchFormFailure(async () => {
        isCorrect = (await checkSchoolKey(key).unwrap()).check;
      });
      if (failure) return failure;
      if (!isCorrect) return { errors: { key: [copy.unknown] } };
      dispatch(flashed({ message: copy.accepted }));
      await navigate(paths.productList());
      return undefined;
    },
  };
}
