import { MailStopView } from "#ui/screens/mail-stop/mail-stop-view";
import { mailStopCopy as copy } from "#ui/screens/mail-stop/mail-stop.copy";
import { PageHead } from "../../frame/page-head.tsx";
import { screenLoad } from "../../load/screen-load.ts";
import { useMailStopModel } from "./mail-stop.model.ts";

const load = screenLoad("MailStop");

export { load as clientLoader, load as loader };

export default function MailStopRoute() {
  return (
    <>
      <PageHead title={copy.title} isPrivate />
      <MailStopView {...useMailStopModel()} />
    </>
  );
}
