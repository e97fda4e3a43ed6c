import type { HomeProps } from "#ui/screens/home/home.props";
import { Opening } from "../../own/home/opening.tsx";

/** Shows the first picture only; `letters` shows the others. */
export function Hero({ heroes }: Pick<HomeProps, "heroes">) {
  const [opening] = heroes;
  return opening ? <Opening banner={opening} /> : null;
}
