import { PageHead } from "@noren/storefront/frame/page-head";
import { SchoolKeyView } from "./school-key-view.tsx";
import { schoolKeyCopy as copy } from "./school-key.copy.ts";
import { useSchoolKeyModel } from "./school-key.model.ts";

export default function SchoolKeyRoute() {
  return (
    <>
      <PageHead title={copy.title} isPrivate />
      <SchoolKeyView {...useSchoolKeyModel()} />
    </>
  );
}
