import { memorial } from "@noren/api/endpoints/memorial";
import { MemorialsView } from "#ui/screens/memorials/memorials-view";
import { memorialsCopy as copy } from "#ui/screens/memorials/memorials.copy";
import { PageHead } from "../../frame/page-head.tsx";
import { screenLoad } from "../../load/screen-load.ts";
import { useMemorialsModel } from "./memorials.model.ts";

const load = screenLoad("Memorials", ({ prefetch }) => prefetch(memorial.endpoints.listMemorials, undefined));

export { load as clientLoader, load as loader };

export default function MemorialsRoute() {
  return (
    <>
      <PageHead title={copy.title} isPrivate />
      <MemorialsView {...useMemorialsModel()} />
    </>
  );
}
