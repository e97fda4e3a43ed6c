import type { HomeProps } from "#ui/screens/home/home.props";
import { chapters } from "./chapters.ts";
import { Chapter } from "./chapter.tsx";

/** Who makes the pieces: the first of the shop's features. */
export function Workshop({ features: [banner] }: Pick<HomeProps, "features">) {
  return banner ? <Chapter id={chapters.workshop} banner={banner} /> : null;
}
