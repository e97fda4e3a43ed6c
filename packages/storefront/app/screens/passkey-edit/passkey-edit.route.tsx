import { passkey } from "@noren/api/endpoints/passkey";
import { notFoundProblem } from "@noren/domain/problem";
import { PasskeyEditView } from "#ui/screens/passkey-edit/passkey-edit-view";
import { passkeyEditCopy as copy } from "#ui/screens/passkey-edit/passkey-edit.copy";
import { PageHead } from "../../frame/page-head.tsx";
import { parseId } from "../../load/parse-id.ts";
import { screenLoad } from "../../load/screen-load.ts";
import { toProblemResponse } from "../../problem/problem-response.ts";
import { usePasskeyEditModel } from "./passkey-edit.model.ts";

/** Another member's passkey is not found, like one that does not exist. */
const load = screenLoad("PasskeyEdit", async ({ prefetch, params }) => {
  const id = parseId(params["key"]);
  const { data } = await prefetch(passkey.endpoints.listPasskeys, undefined);
  if (!data.some((each) => each.id === id)) throw toProblemResponse(notFoundProblem);
});

export { load as clientLoader, load as loader };

export default function PasskeyEditRoute() {
  return (
    <>
      <PageHead title={copy.title} isPrivate />
      <PasskeyEditView {...usePasskeyEditModel()} />
    </>
  );
}
