import { PageHead } from "@noren/storefront/frame/page-head";
import { schoolKeyScreen } from "../../routes.ts";
import { SchoolKeyView } from "./school-key-view.tsx";
import { schoolKeyCopy as copy } from "./school-key.copy.ts";
import { useSchoolKeyModel } from "./school-key.model.ts";

/** The guard reads the screen's access from here. */
export const handle = schoolKeyScreen;

export default function SchoolKeyRoute() {
  return (
    <>
      <PageHead title={copy.title} isPrivate />
      <SchoolKeyView {...useSchoolKeyModel()} />
    </>
  );
}
