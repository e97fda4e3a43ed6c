import { memorial } from "@noren/api/endpoints/memorial";
import { MemorialFormView } from "#ui/screens/memorial-form/memorial-form-view";
import { memorialFormCopy as copy } from "#ui/screens/memorial-form/memorial-form.copy";
import { PageHead } from "../../frame/page-head.tsx";
import { parseId } from "../../load/parse-id.ts";
import { screenLoad } from "../../load/screen-load.ts";
import { useMemorialEditModel } from "./memorial-edit.model.ts";

/** Another member's day is not found, like one that does not exist. */
const load = screenLoad("MemorialEdit", ({ prefetch, params }) =>
  prefetch(memorial.endpoints.getMemorial, parseId(params["key"])),
);

export { load as clientLoader, load as loader };

export default function MemorialEditRoute() {
  return (
    <>
      <PageHead title={copy.editTitle} isPrivate />
      <MemorialFormView {...useMemorialEditModel()} />
    </>
  );
}
