import { useDeletePasskeyMutation, useListPasskeysQuery, useRenamePasskeyMutation } from "@noren/api/endpoints/passkey";
import { paths } from "@noren/contract/paths";
import { notFoundProblem } from "@noren/domain/problem";
import { skipToken } from "@reduxjs/toolkit/query";
import { useNavigate } from "react-router";
import type { PasskeyEditProps } from "#ui/screens/passkey-edit/passkey-edit.props";
import { passkeysCopy } from "#ui/screens/passkeys/passkeys.copy";
import { useIdParam } from "../../load/parse-id.ts";
import { catchFormFailure } from "../../problem/form-failure.ts";
import { queueFlash } from "../../state/flash.ts";
import { useAppDispatch } from "../../state/hooks.ts";
import { useIsMember } from "../../state/use-is-member.ts";
import { useMissing } from "../../state/use-missing.ts";

/** Renames or deletes a passkey. */
export function usePasskeyEditModel(): PasskeyEditProps {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const id = useIdParam();
  const isMember = useIsMember() === true;
  const { data } = useListPasskeysQuery(isMember ? undefined : skipToken);
  const passkey = data?.data.find((each) => each.id === id) ?? null;
  const [rename] = useRenamePasskeyMutation();
  const [remove, { isSuccess: isDeleted }] = useDeletePasskeyMutation();
  useMissing(data !== undefined && passkey === null && !isDeleted ? notFoundProblem : undefined);
  const leave = async (message: string): Promise<void> => {
    dispatch(queueFlash({ message }));
    await navigate(paths.passkeys(), { replace: true });
  };
  return {
    passkey,
    listPath: paths.passkeys(),
    loginHistoryPath: paths.loginHistory(),
    reminderPath: paths.reminderPassword(),
    onRenamed: (body) =>
      catchFormFailure(async () => {
        if (id === null) return;
        await rename({ id, body }).unwrap();
        await leave(passkeysCopy.renamed);
      }),
    onDeleted: (body) =>
      catchFormFailure(async () => {
        if (id === null) return;
        await remove({ id, body }).unwrap();
        await leave(passkeysCopy.deleted);
      }),
  };
}
