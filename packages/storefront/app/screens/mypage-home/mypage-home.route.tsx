import { MypageHomeView } from "#ui/screens/mypage-home/mypage-home-view";
import { mypageHomeCopy as copy } from "#ui/screens/mypage-home/mypage-home.copy";
import { PageHead } from "../../frame/page-head.tsx";
import { screenLoad } from "../../load/screen-load.ts";
import { useMypageHomeModel } from "./mypage-home.model.ts";

const load = screenLoad("MypageHome");

export { load as clientLoader, load as loader };

export default function MypageHomeRoute() {
  return (
    <>
      <PageHead title={copy.title} isPrivate />
      <MypageHomeView {...useMypageHomeModel()} />
    </>
  );
}
