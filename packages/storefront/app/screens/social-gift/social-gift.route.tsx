import { SocialGiftView } from "#ui/screens/social-gift/social-gift-view";
import { socialGiftEntryCopy as copy } from "#ui/screens/social-gift/social-gift.copy";
import { PageHead } from "../../frame/page-head.tsx";
import { screenLoad } from "../../load/screen-load.ts";
import { useSocialGiftModel } from "./social-gift.model.ts";

const load = screenLoad("SocialGift");

export { load as clientLoader, load as loader };

export default function SocialGiftRoute() {
  return (
    <>
      <PageHead title={copy.title} isPrivate />
      <SocialGiftView {...useSocialGiftModel()} />
    </>
  );
}
