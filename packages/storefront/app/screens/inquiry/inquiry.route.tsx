import { inquiry } from "@noren/api/endpoints/inquiry";
import { InquiryView } from "#ui/screens/inquiry/inquiry-view";
import { inquiryCopy as copy } from "#ui/screens/inquiry/inquiry.copy";
import { PageHead } from "../../frame/page-head.tsx";
import { screenLoad } from "../../load/screen-load.ts";
import { useInquiryModel } from "./inquiry.model.ts";

/** Another member's inquiry is not found, like one that does not exist. */
const load = screenLoad("Inquiry", ({ prefetch, params }) =>
  prefetch(inquiry.endpoints.getInquiry, params["key"] ?? ""),
);

export { load as clientLoader, load as loader };

export default function InquiryRoute() {
  return (
    <>
      <PageHead title={copy.title} isPrivate />
      <InquiryView {...useInquiryModel()} />
    </>
  );
}
