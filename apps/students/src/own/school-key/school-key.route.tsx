import { PageHead } from "@noren/storefront/frame/page-head";
import { SchoolKeyView } from "./school-key-view.tsx";
import { schoolKeyMessages as words } from "./school-key.messages.ts";
import { useSchoolKeyModel } from "./school-key.model.ts";

export default function SchoolKeyRoute() {
  return (
    <>
      <PageHead title={words.title} isPrivate />
      <SchoolKeyView {...useSchoolKeyModel()} />
    </>
  );
}
