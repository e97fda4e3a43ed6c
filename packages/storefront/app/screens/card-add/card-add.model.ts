import { useCreateCardMutation } from "@noren/api/endpoints/card";
import { paths } from "@noren/contract/paths";
import { useNavigate } from "react-router";
import type { CardAddProps } from "#ui/screens/card-add/card-add.props";
import { cardListCopy } from "#ui/screens/card-list/card-list.copy";
import { useShortWait } from "../../account/use-short-wait.ts";
import { useCardService } from "../../payment/use-card-service.ts";
import { catchFormFailure } from "../../problem/form-failure.ts";
import { queueFlash } from "../../state/flash.ts";
import { useAppDispatch } from "../../state/hooks.ts";

/** Saves a card. Only the payment service gets its number and code. */
export function useCardAddModel(): CardAddProps {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const service = useCardService("card", "save");
  const [create] = useCreateCardMutation();
  return {
    isArriving: useShortWait(service.isTest === null),
    isTest: service.isTest === true,
    listPath: paths.cards(),
    onSubmitted: async ({ is_main, current_password, ...card }) => {
      const answer = await service.tokenise(card);
      if ("failure" in answer) return answer.failure;
      const { token, token_key } = answer.token;
      return catchFormFailure(async () => {
        await create({ token, token_key, current_password, is_main }).unwrap();
        dispatch(queueFlash({ message: cardListCopy.added }));
        await navigate(paths.cards());
      });
    },
  };
}
