import { HomeView } from "#ui/screens/home/home-view";
import { PageHead } from "../../frame/page-head.tsx";
import { load } from "./home.load.ts";
import { useHomeModel } from "./home.model.ts";

export { load as clientLoader, load as loader };

export default function HomeRoute() {
  return (
    <>
      <PageHead />
      <HomeView {...useHomeModel()} />
    </>
  );
}
