import { passkey } from "@noren/api/endpoints/passkey";
import { PasskeysView } from "#ui/screens/passkeys/passkeys-view";
import { passkeysCopy as copy } from "#ui/screens/passkeys/passkeys.copy";
import { PageHead } from "../../frame/page-head.tsx";
import { screenLoad } from "../../load/screen-load.ts";
import { usePasskeysModel } from "./passkeys.model.ts";

const load = screenLoad("Passkeys", ({ prefetch }) => prefetch(passkey.endpoints.listPasskeys, undefined));

export { load as clientLoader, load as loader };

export default function PasskeysRoute() {
  return (
    <>
      <PageHead title={copy.title} isPrivate />
      <PasskeysView {...usePasskeysModel()} />
    </>
  );
}
