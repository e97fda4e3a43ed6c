import type { GiftNature, NoshiCord, NoshiKnot } from "./fields/gift.ts";
import { noshiFields } from "./fields/gift.ts";
import { giftRulesCopy as copy } from "./gift-rules.copy.ts";

/** What a gift is for, as far as the rules ask. */
export interface GiftPurpose {
  name: string;
  nature: GiftNature;
}

/** The words and cords of a のし. */
export interface NoshiStyle {
  title: string;
  knot: NoshiKnot;
  cord: NoshiCord;
}

/** A refused part of a gift, and the sentence that says what to choose instead. */
export interface GiftRefusal<Part extends string> {
  part: Part;
  message: string;
}

const JOYFUL = /[祝寿慶賀]|快気|めでと/;
const MOURNFUL = /[霊仏弔忌喪偲]|^志$|満中陰|香典|香料|御供|^供|粗供養|茶の子|法要/;
/** Joys that must not repeat, whatever occasion was chosen. */
const ONCE = /結婚|婚礼|快気|快癒|全快/;

const FOUR_LETTERS = /^.{3}祝$/u;
const NEW_YEAR = /御年賀/;
const FAREWELL = /御餞別/;

const labelOf = <Value extends string>(options: readonly { value: Value; label: string }[], value: Value) =>
  options.find((option) => option.value === value)?.label ?? value;

/** A bow can be tied again, so it says: may this come again. */
const isBowRefused = ({ nature }: GiftPurpose, title: string) => nature !== "repeatable" || ONCE.test(title);

/** Why this knot does not go with the purpose and the title; null if it does. */
export function knotRefusal(purpose: GiftPurpose, title: string, knot: NoshiKnot): string | null {
  if (knot !== "chomusubi" || !isBowRefused(purpose, title)) return null;
  return copy.bowForOnce(purpose.nature === "repeatable" ? title : purpose.name);
}

/** Why this colour does not go with the purpose; null if it does. */
export function cordRefusal({ name, nature }: GiftPurpose, cord: NoshiCord): string | null {
  if (nature === "mourning") return cord === "red-white" ? copy.redForMourning(name) : null;
  return cord === "red-white" ? null : copy.greyForJoy(name, labelOf(noshiFields.cord.options, cord));
}

/** Why these words do not go with the purpose, on a のし or a 立札; null if they do. */
export function titleRefusal({ name, nature }: GiftPurpose, title: string): string | null {
  if (nature === "mourning") return JOYFUL.test(title) ? copy.joyTitle(name, title) : null;
  return MOURNFUL.test(title) ? copy.mourningTitle(name, title) : null;
}

/** Why a のし is refused; null if it may be printed. */
export function noshiRefusal(
  purpose: GiftPurpose,
  { title, knot, cord }: NoshiStyle,
): GiftRefusal<"title" | "knot" | "cord"> | null {
  const refusals = [
    { part: "title" as const, message: titleRefusal(purpose, title) },
    { part: "knot" as const, message: knotRefusal(purpose, title, knot) },
    { part: "cord" as const, message: cordRefusal(purpose, cord) },
  ];
  return refusals.find((each): each is GiftRefusal<"title" | "knot" | "cord"> => each.message !== null) ?? null;
}

/** Why a wrapping or a card is refused; null if it goes with the purpose. A gift without a purpose takes all. */
export function festiveRefusal(
  purpose: GiftPurpose | null,
  option: { name: string; is_festive: boolean },
): string | null {
  return purpose?.nature === "mourning" && option.is_festive ? copy.festive(purpose.name, option.name) : null;
}

/** True for words of condolence: a 立札 with them is black, without a red 祝. */
export const isMournful = (title: string): boolean => MOURNFUL.test(title);

/** What a careful shop assistant would mention, though it is allowed. */
export function giftCautions(
  purpose: GiftPurpose & { knots: readonly NoshiKnot[] },
  { noshi, message }: { noshi: NoshiStyle | null; message: string | null },
): string[] {
  const isJoy = purpose.nature !== "mourning";
  const usual = copy.either(purpose.knots.map((knot) => labelOf(noshiFields.knot.options, knot)));
  return [
    ...(noshi && isJoy && FOUR_LETTERS.test(noshi.title) ? [copy.fourLetters] : []),
    ...(noshi && purpose.knots.length > 0 && !purpose.knots.includes(noshi.knot)
      ? [copy.unusualKnot(purpose.name, usual)]
      : []),
    ...(noshi && NEW_YEAR.test(noshi.title) ? [copy.yearGreeting] : []),
    ...(noshi && FAREWELL.test(noshi.title) ? [copy.superiors] : []),
    ...(message !== null && !isJoy && JOYFUL.test(message) ? [copy.joyfulWords] : []),
  ];
}
