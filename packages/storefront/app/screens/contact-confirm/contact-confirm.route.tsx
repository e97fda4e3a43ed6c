import { catalogue } from "@noren/api/endpoints/catalogue";
import { ContactConfirmView } from "#ui/screens/contact-confirm/contact-confirm-view";
import { contactConfirmCopy as copy } from "#ui/screens/contact-confirm/contact-confirm.copy";
import { PageHead } from "../../frame/page-head.tsx";
import { screenLoad } from "../../load/screen-load.ts";
import { useContactConfirmModel } from "./contact-confirm.model.ts";

const load = screenLoad("ContactConfirm", ({ prefetchOptional }) =>
  prefetchOptional(catalogue.endpoints.listCategories, "inquiries"),
);

export { load as clientLoader, load as loader };

export default function ContactConfirmRoute() {
  return (
    <>
      <PageHead title={copy.title} isPrivate />
      <ContactConfirmView {...useContactConfirmModel()} />
    </>
  );
}
