import { catalog } from "@noren/api/endpoints/catalog";
import { paths } from "@noren/contract/paths";
import { FlipBookView } from "#ui/screens/flip-book/flip-book-view";
import { flipBookCopy as copy } from "#ui/screens/flip-book/flip-book.copy";
import { PageHead } from "../../frame/page-head.tsx";
import { screenLoad } from "../../load/screen-load.ts";
import { useFlipBookModel } from "./flip-book.model.ts";

const load = screenLoad("FlipBook", ({ prefetch }) => prefetch(catalog.endpoints.listCatalogs, undefined));

export { load as clientLoader, load as loader };

export default function FlipBookRoute() {
  const props = useFlipBookModel();
  return (
    <>
      <PageHead
        title={props.catalog?.title ?? copy.title}
        description={props.catalog?.lead ?? ""}
        search={props.catalog ? paths.flipBook({ catalog: props.catalog.key }).slice(paths.flipBook().length) : ""}
      />
      <FlipBookView {...props} />
    </>
  );
}
