import { useRestoreEmailMutation } from "@noren/api/endpoints/membership";
import { paths } from "@noren/contract/paths";
import { useState } from "react";
import { useSearchParams } from "react-router";
import type { EmailRestoreProps } from "#ui/screens/email-restore/email-restore.props";
import { catchFormFailure } from "../../problem/form-failure.ts";
import { isProblem } from "../../problem/problem-response.ts";

/** Reverts a change of the email with the mailed link. The new password replaces one that another person may have. */
export function useEmailRestoreModel(): EmailRestoreProps {
  const [searchParams] = useSearchParams();
  const token = searchParams.get("token") || null;
  const [restoreEmail] = useRestoreEmailMutation();
  const [status, setStatus] = useState<EmailRestoreProps["status"]>(token === null ? "invalid" : "ready");
  return {
    status,
    loginPath: paths.login(),
    onSubmitted: async ({ password }) => {
      if (token === null) return undefined;
      return catchFormFailure(async () => {
        const restored = await restoreEmail({ token, password })
          .unwrap()
          .catch((problem: unknown) => {
            if (isProblem(problem) && problem.kind === "notFound") return null;
            throw problem;
          });
        setStatus(restored === null ? "invalid" : "done");
      });
    },
  };
}
