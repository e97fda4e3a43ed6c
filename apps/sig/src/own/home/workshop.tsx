import type { HomeProps } from "#ui/screens/home/home.props";
import { Story } from "./story.tsx";

/** Who makes the pieces: the first of the shop's features. */
export function Workshop({ features: [banner] }: Pick<HomeProps, "features">) {
  return banner ? <Story banner={banner} /> : null;
}
