import { useCheckSchoolKeyMutation } from "@noren/api/endpoints/account";
import { paths } from "@noren/contract/paths";
import { catchFormFailure } from "@noren/storefront/problem/form-failure";
import { useAppDispatch } from "@noren/storefront/state/hooks";
import { flashed } from "@noren/storefront/state/flash";
import { useNavigate } from "react-router";
import type { SchoolKeyProps } from "./school-key-view.tsx";
import { schoolKeyCopy as copy } from "./school-key.copy.ts";

/** Checks the key and leads into the shop. */
export function useSchoolKeyModel(): SchoolKeyProps {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [checkSchoolKey] = useCheckSchoolKeyMutation();
  return {
    onSubmitted: async ({ key }) => {
      let isRight = false;
      const refusal = await catchFormFailure(async () => {
        isRight = (await checkSchoolKey(key).unwrap()).check;
      });
      if (refusal) return refusal;
      if (!isRight) return { errors: { key: [copy.unknown] } };
      dispatch(flashed({ message: copy.accepted }));
      await navigate(paths.productList());
      return undefined;
    },
  };
}
