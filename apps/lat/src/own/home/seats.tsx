import type { HomeProps } from "#ui/screens/home/home.props";
import { BannerCard } from "#ui/slots/banner-card/banner-card";

/** The further large pictures and the features: a picture with its words beside it, in turn left and right. */
export function Seats({ heroes, features }: Pick<HomeProps, "heroes" | "features">) {
  return [...heroes.slice(1), ...features].map((banner) => (
    <BannerCard key={banner.id} banner={banner} level={2} sizes="(width > 767px) 55vw, 100vw" />
  ));
}
