import type { HomeProps } from "#ui/screens/home/home.props";
import { chapters } from "./chapters.ts";
import { Story } from "./story.tsx";

/** Who makes the pieces: the first of the shop's features. */
export function Workshop({ features: [banner] }: Pick<HomeProps, "features">) {
  return banner ? <Story id={chapters.workshop} banner={banner} /> : null;
}
