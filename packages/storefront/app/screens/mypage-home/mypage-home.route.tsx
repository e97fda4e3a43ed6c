import { MypageHomeView } from "#ui/screens/mypage-home/mypage-home-view";
import { mypageHomeMessages as words } from "#ui/screens/mypage-home/mypage-home.messages";
import { PageHead } from "../../frame/page-head.tsx";
import { load } from "./mypage-home.load.ts";
import { useMypageHomeModel } from "./mypage-home.model.ts";

export { load as clientLoader, load as loader };

export default function MypageHomeRoute() {
  return (
    <>
      <PageHead title={words.title} isPrivate />
      <MypageHomeView {...useMypageHomeModel()} />
    </>
  );
}
