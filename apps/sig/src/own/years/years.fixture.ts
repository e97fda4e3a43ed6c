import { pictures } from "#ui/stories/pictures.fixture";
import type { YearPicture } from "./list-years.ts";

/** A piece when new, and after one, three and ten years. */
export const years: readonly YearPicture[] = [
  { years: 0, picture: { ...pictures.celadon, role: "age", value: 0, alt: "ヌメ革の手提げ鞄" } },
  { years: 1, picture: { ...pictures.kohiki, role: "age", value: 1, alt: "一年後：飴色に変わりはじめます。" } },
  { years: 3, picture: { ...pictures.celadon, role: "age", value: 3, alt: "三年後：色が深まり、艶が出ます。" } },
  { years: 10, picture: { ...pictures.kohiki, role: "age", value: 10, alt: "十年後：角が丸くなります。" } },
];
