import { useCheckSchoolKeyMutation } from "@noren/api/endpoints/account";
import { refusedBy } from "@noren/storefront/load/refusal";
import { useAppDispatch } from "@noren/storefront/state/hooks";
import { flashed } from "@noren/storefront/state/flash";
import { useNavigate } from "react-router";
import type { SchoolKeyProps } from "./school-key-view.tsx";
import { schoolKeyMessages as words } from "./school-key.messages.ts";

/** Checks the key and leads into the shop. */
export function useSchoolKeyModel(): SchoolKeyProps {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [checkSchoolKey] = useCheckSchoolKeyMutation();
  return {
    onSubmitted: async ({ key }) => {
      let isRight = false;
      const refusal = await refusedBy(async () => {
        isRight = (await checkSchoolKey(key).unwrap()).check;
      });
      if (refusal) return refusal;
      if (!isRight) return { errors: { key: [words.unknown] } };
      dispatch(flashed({ message: words.accepted }));
      await navigate("/product");
      return undefined;
    },
  };
}
