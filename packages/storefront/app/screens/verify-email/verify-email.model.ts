import { useCheckEmailVerifyMutation } from "@noren/api/endpoints/membership";
import { paths } from "@noren/contract/paths";
import { isLoggedIn } from "@noren/domain/session";
import { useState } from "react";
import { useSearchParams } from "react-router";
import type { VerifyEmailProps } from "#ui/screens/verify-email/verify-email.props";
import { catchFormFailure } from "../../problem/form-failure.ts";
import { isProblem } from "../../problem/problem-response.ts";
import { useAppSelector } from "../../state/hooks.ts";

const NEXT = { request: paths.verify(), mypage: paths.mypageHome(), login: paths.login() };

/**
 * Verifies the email of a registration or a change with the mailed link, on a press only: mail scanners open links, and a
 * link is valid once. The browser may be another one than that of the registration [session.email-verify].
 */
export function useVerifyEmailModel(): VerifyEmailProps {
  const [searchParams] = useSearchParams();
  const token = searchParams.get("token") || null;
  const [checkEmailVerify, { isLoading }] = useCheckEmailVerifyMutation();
  const [email, setEmail] = useState<string | null>(null);
  const [isInvalid, setIsInvalid] = useState(token === null);
  const [errorText, setErrorText] = useState<string | null>(null);
  const kind = useAppSelector(({ session }): VerifyEmailProps["next"]["kind"] => {
    if (session.status === "unregistered") return "request";
    return isLoggedIn(session) ? "mypage" : "login";
  });

  const verify = async (): Promise<void> => {
    if (token === null || isLoading) return;
    setErrorText(null);
    const failure = await catchFormFailure(async () => {
      try {
        setEmail((await checkEmailVerify(token).unwrap()).email);
      } catch (problem) {
        if (!isProblem(problem) || problem.kind !== "notFound") throw problem;
        setIsInvalid(true);
      }
    });
    setErrorText(failure?.message ?? null);
  };
  const common = { next: { kind, path: NEXT[kind] }, onVerified: () => void verify() };
  if (email !== null) return { ...common, status: "done", email };
  if (isInvalid) return { ...common, status: "invalid" };
  return { ...common, status: "ready", isBusy: isLoading, errorText };
}
