import { labelOf } from "./fields/field.ts";
import type { GiftNature, NoshiCord, NoshiKnot } from "./fields/gift.ts";
import { noshiFields } from "./fields/gift.ts";
import { giftRulesCopy as copy } from "./gift-rules.copy.ts";

/** The part of an occasion that the rules need. */
export interface GiftPurpose {
  name: string;
  nature: GiftNature;
}

/** The title and cords of a のし. */
export interface NoshiStyle {
  title: string;
  knot: NoshiKnot;
  cord: NoshiCord;
}

/** A refused part of a gift, and a message that names an alternative. */
export interface GiftRefusal<Part extends string> {
  part: Part;
  message: string;
}

const CONGRATULATIONS = /[祝寿慶賀]|快気|めでと/;
const CONDOLENCES = /[霊仏弔忌喪偲]|^志$|満中陰|香典|[香花]料|ミサ料|御供|^供|粗供養|茶の子|法要/;
/** Titles of events that must not happen again, for any occasion. */
const ONCE = /結婚|婚礼|快気|快癒|全快/;

const FOUR_LETTERS = /^.{3}祝$/u;
const NEW_YEAR = /御年賀/;
const FAREWELL = /御餞別/;

/** A bow can be tied again: it suits events that may happen again. */
const isBowRefused = ({ nature }: GiftPurpose, title: string) => nature !== "repeatable" || ONCE.test(title);

/** Why this knot does not go with the purpose and the title; null if it does. */
export function knotRefusal(purpose: GiftPurpose, title: string, knot: NoshiKnot): string | null {
  if (knot !== "chomusubi" || !isBowRefused(purpose, title)) return null;
  return copy.bowForOnce(purpose.nature === "repeatable" ? title : purpose.name);
}

/** Why this colour does not go with the purpose; null if it does. */
export function cordRefusal({ name, nature }: GiftPurpose, cord: NoshiCord): string | null {
  if (nature === "mourning") return cord === "red-white" ? copy.redForMourning(name) : null;
  return cord === "red-white" ? null : copy.greyForCelebration(name, labelOf(noshiFields.cord, cord));
}

/** Why the title does not go with the purpose, on a のし or a 立札; null if it does. */
export function titleRefusal({ name, nature }: GiftPurpose, title: string): string | null {
  if (nature === "mourning") return CONGRATULATIONS.test(title) ? copy.celebrationTitle(name, title) : null;
  return CONDOLENCES.test(title) ? copy.mourningTitle(name, title) : null;
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

/** Why a wrapping or a card is refused; null if it goes with the purpose. Without a purpose, none is refused. */
export function festiveRefusal(
  purpose: GiftPurpose | null,
  option: { name: string; is_festive: boolean },
): string | null {
  return purpose?.nature === "mourning" && option.is_festive ? copy.festive(purpose.name, option.name) : null;
}

/** Hints about choices that are allowed but unusual. */
export function listGiftCautions(
  purpose: GiftPurpose & { knots: readonly NoshiKnot[] },
  { noshi, message }: { noshi: NoshiStyle | null; message: string | null },
): string[] {
  const isCelebration = purpose.nature !== "mourning";
  const usual = copy.either(purpose.knots.map((knot) => labelOf(noshiFields.knot, knot)));
  return [
    ...(noshi && isCelebration && FOUR_LETTERS.test(noshi.title) ? [copy.fourLetters] : []),
    ...(noshi && purpose.knots.length > 0 && !purpose.knots.includes(noshi.knot)
      ? [copy.unusualKnot(purpose.name, usual)]
      : []),
    ...(noshi && NEW_YEAR.test(noshi.title) ? [copy.yearGreeting] : []),
    ...(noshi && FAREWELL.test(noshi.title) ? [copy.superiors] : []),
    ...(message !== null && !isCelebration && CONGRATULATIONS.test(message) ? [copy.congratulations] : []),
  ];
}
