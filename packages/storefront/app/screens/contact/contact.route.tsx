import { catalogue } from "@noren/api/endpoints/catalogue";
import { ContactView } from "#ui/screens/contact/contact-view";
import { contactCopy as copy } from "#ui/screens/contact/contact.copy";
import { PageHead } from "../../frame/page-head.tsx";
import { screenLoad } from "../../load/screen-load.ts";
import { useContactModel } from "./contact.model.ts";

/** A product that is gone leaves its name out. */
const load = screenLoad("Contact", async ({ prefetchOptional, url }) => {
  const product = url.searchParams.get("product");
  await Promise.all([
    prefetchOptional(catalogue.endpoints.listCategories, "inquiries"),
    product === null ? null : prefetchOptional(catalogue.endpoints.getProduct, product),
  ]);
});

export { load as clientLoader, load as loader };

export default function ContactRoute() {
  return (
    <>
      <PageHead title={copy.title} description={copy.lead} />
      <ContactView {...useContactModel()} />
    </>
  );
}
