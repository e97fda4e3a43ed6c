import { SocialGiftCompleteView } from "#ui/screens/social-gift-complete/social-gift-complete-view";
import { socialGiftCompleteCopy as copy } from "#ui/screens/social-gift-complete/social-gift-complete.copy";
import { PageHead } from "../../frame/page-head.tsx";
import { screenLoad } from "../../load/screen-load.ts";
import { useSocialGiftCompleteModel } from "./social-gift-complete.model.ts";

const load = screenLoad("SocialGiftComplete");

export { load as clientLoader, load as loader };

export default function SocialGiftCompleteRoute() {
  return (
    <>
      <PageHead title={copy.title} isPrivate />
      <SocialGiftCompleteView {...useSocialGiftCompleteModel()} />
    </>
  );
}
