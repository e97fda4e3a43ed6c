import { EmailRestoreView } from "#ui/screens/email-restore/email-restore-view";
import { emailRestoreCopy as copy } from "#ui/screens/email-restore/email-restore.copy";
import { PageHead } from "../../frame/page-head.tsx";
import { screenLoad } from "../../load/screen-load.ts";
import { useEmailRestoreModel } from "./email-restore.model.ts";

const load = screenLoad("EmailRestore");

export { load as clientLoader, load as loader };

export default function EmailRestoreRoute() {
  return (
    <>
      <PageHead title={copy.title} isPrivate />
      <EmailRestoreView {...useEmailRestoreModel()} />
    </>
  );
}
