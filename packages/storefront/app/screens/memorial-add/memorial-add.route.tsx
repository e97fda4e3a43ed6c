import { MemorialFormView } from "#ui/screens/memorial-form/memorial-form-view";
import { memorialFormCopy as copy } from "#ui/screens/memorial-form/memorial-form.copy";
import { PageHead } from "../../frame/page-head.tsx";
import { screenLoad } from "../../load/screen-load.ts";
import { useMemorialAddModel } from "./memorial-add.model.ts";

const load = screenLoad("MemorialAdd");

export { load as clientLoader, load as loader };

export default function MemorialAddRoute() {
  return (
    <>
      <PageHead title={copy.addTitle} isPrivate />
      <MemorialFormView {...useMemorialAddModel()} />
    </>
  );
}
