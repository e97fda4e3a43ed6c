import { qa } from "@noren/api/endpoints/qa";
import { FaqView } from "#ui/screens/faq/faq-view";
import { faqCopy as copy } from "#ui/screens/faq/faq.copy";
import { PageHead } from "../../frame/page-head.tsx";
import { screenLoad } from "../../load/screen-load.ts";
import { toFaqQuery, useFaqModel } from "./faq.model.ts";

const load = screenLoad("Faq", ({ prefetch, url }) => prefetch(qa.endpoints.listQas, toFaqQuery(url.searchParams)));

export { load as clientLoader, load as loader };

export default function FaqRoute() {
  return (
    <>
      <PageHead title={copy.title} description={copy.lead} />
      <FaqView {...useFaqModel()} />
    </>
  );
}
