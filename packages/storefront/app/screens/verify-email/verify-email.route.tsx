import { VerifyEmailView } from "#ui/screens/verify-email/verify-email-view";
import { verifyEmailCopy as copy } from "#ui/screens/verify-email/verify-email.copy";
import { PageHead } from "../../frame/page-head.tsx";
import { screenLoad } from "../../load/screen-load.ts";
import { useVerifyEmailModel } from "./verify-email.model.ts";

const load = screenLoad("VerifyEmail");

export { load as clientLoader, load as loader };

export default function VerifyEmailRoute() {
  return (
    <>
      <PageHead title={copy.title} isPrivate />
      <VerifyEmailView {...useVerifyEmailModel()} />
    </>
  );
}
