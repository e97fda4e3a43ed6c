import { useCreateMemorialMutation } from "@noren/api/endpoints/memorial";
import { paths } from "@noren/contract/paths";
import { memorialFields } from "@noren/validation/fields/memorial";
import { emptyValues } from "@noren/validation/form-values";
import { useNavigate } from "react-router";
import type { MemorialFormProps } from "#ui/screens/memorial-form/memorial-form.props";
import { memorialsCopy as copy } from "#ui/screens/memorials/memorials.copy";
import { listDivisionChoices } from "../../memorial/memorial-form.ts";
import { catchFormFailure } from "../../problem/form-failure.ts";
import { queueFlash } from "../../state/flash.ts";
import { useAppDispatch } from "../../state/hooks.ts";

const empty = emptyValues(memorialFields);

/** Adds a memorial day. */
export function useMemorialAddModel(): MemorialFormProps {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [create] = useCreateMemorialMutation();
  return {
    mode: "add",
    values: empty,
    divisions: listDivisionChoices(),
    listPath: paths.memorials(),
    onSubmitted: (memorial) =>
      catchFormFailure(async () => {
        await create(memorial).unwrap();
        dispatch(queueFlash({ message: copy.added }));
        await navigate(paths.memorials());
      }),
  };
}
