import { passkey } from "@noren/api/endpoints/passkey";
import { shop } from "@noren/api/endpoints/shop";
import { notFoundProblem } from "@noren/domain/problem";
import { replace } from "react-router";
import { PasskeyAddView } from "#ui/screens/passkey-add/passkey-add-view";
import { passkeyAddCopy as copy } from "#ui/screens/passkey-add/passkey-add.copy";
import { PageHead } from "../../frame/page-head.tsx";
import { screenLoad } from "../../load/screen-load.ts";
import { toProblemResponse } from "../../problem/problem-response.ts";
import { readOfferPath, usePasskeyAddModel } from "./passkey-add.model.ts";

/** 404 in a shop without passkeys. A member who has one needs no offer. */
const load = screenLoad("PasskeyAdd", async ({ prefetch, url }) => {
  const settings = await prefetch(shop.endpoints.getSettings, undefined);
  if (!settings["LOGIN.IS_PASSKEY"]) throw toProblemResponse(notFoundProblem);
  const offerPath = readOfferPath(url.searchParams);
  if (offerPath === null) return;
  const { data } = await prefetch(passkey.endpoints.listPasskeys, undefined);
  if (data.length > 0) throw replace(offerPath);
});

export { load as clientLoader, load as loader };

export default function PasskeyAddRoute() {
  const props = usePasskeyAddModel();
  return (
    <>
      <PageHead title={props.laterPath === null ? copy.title : copy.offerTitle} isPrivate />
      <PasskeyAddView {...props} />
    </>
  );
}
