import { useGetMemorialQuery, useUpdateMemorialMutation } from "@noren/api/endpoints/memorial";
import { paths } from "@noren/contract/paths";
import { memorialFields } from "@noren/validation/fields/memorial";
import { filledValues } from "@noren/validation/form-values";
import { skipToken } from "@reduxjs/toolkit/query";
import { useNavigate } from "react-router";
import type { MemorialFormProps } from "#ui/screens/memorial-form/memorial-form.props";
import { memorialsCopy as copy } from "#ui/screens/memorials/memorials.copy";
import { useIdParam } from "../../load/parse-id.ts";
import { listDivisionChoices } from "../../memorial/memorial-form.ts";
import { catchFormFailure } from "../../problem/form-failure.ts";
import { queueFlash } from "../../state/flash.ts";
import { useAppDispatch } from "../../state/hooks.ts";
import { useIsMember } from "../../state/use-is-member.ts";
import { useMissing } from "../../state/use-missing.ts";

/** Changes a memorial day. */
export function useMemorialEditModel(): MemorialFormProps {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const id = useIdParam();
  const isMember = useIsMember() === true;
  const { currentData, error } = useGetMemorialQuery(isMember && id !== null ? id : skipToken);
  useMissing(error);
  const [update] = useUpdateMemorialMutation();
  return {
    mode: "edit",
    values: currentData ? filledValues(memorialFields, currentData) : null,
    divisions: listDivisionChoices(currentData?.division_ct),
    listPath: paths.memorials(),
    onSubmitted: (memorial) =>
      catchFormFailure(async () => {
        if (id === null) return;
        await update({ id, memorial }).unwrap();
        dispatch(queueFlash({ message: copy.changed }));
        await navigate(paths.memorials());
      }),
  };
}
