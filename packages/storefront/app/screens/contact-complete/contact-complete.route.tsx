import { ContactCompleteView } from "#ui/screens/contact-complete/contact-complete-view";
import { contactCompleteCopy as copy } from "#ui/screens/contact-complete/contact-complete.copy";
import { PageHead } from "../../frame/page-head.tsx";
import { screenLoad } from "../../load/screen-load.ts";
import { useContactCompleteModel } from "./contact-complete.model.ts";

const load = screenLoad("ContactComplete");

export { load as clientLoader, load as loader };

export default function ContactCompleteRoute() {
  return (
    <>
      <PageHead title={copy.title} isPrivate />
      <ContactCompleteView {...useContactCompleteModel()} />
    </>
  );
}
