import type { NoshiCord, NoshiKnot, Picture } from "@noren/contract";
import type { FormFields } from "@noren/validation/fields/field";
import type { giftFields } from "@noren/validation/fields/gift";
import type { FormOutput, FormValues } from "@noren/validation/form-values";
import type { FormSubmit } from "#ui/forms/form-submit";
import type { PrintedNoshi } from "#ui/slots/gift-papers/noshi-paper";

/** The composer's values by input name. Options are ids as text; "" is none. */
export type GiftValues = FormValues<typeof giftFields>;

/** The output of the fields that the form shows with its values. */
export type GiftOutput = Partial<FormOutput<typeof giftFields>>;

/** A wrapping, card, sign or bag to choose. */
export interface GiftOption {
  value: string;
  name: string;
  description: string;
  /** Whole yen with tax, for one parcel or one bag. */
  price: number;
  picture: Picture | null;
  /** Why it does not go with the occasion; null if it does. */
  refusal: string | null;
}

/** Derived from the values: available choices, refusals with their reasons, and the previews. */
export interface GiftReview {
  /** Null before one is chosen. */
  occasion: {
    description: string;
    /** Whether the shop prints a のし for it. */
    hasNoshi: boolean;
    /** Whose name is usual; empty for none. */
    nameHint: string;
    /** Words for a card to start from. */
    messages: readonly string[];
  } | null;
  wrappings: readonly GiftOption[];
  cards: readonly GiftOption[];
  /** The occasion's titles, the default first. */
  titles: readonly string[];
  /** Why the title does not go with the occasion; null if it does. */
  titleRefusal: string | null;
  knots: readonly { value: NoshiKnot; refusal: string | null }[];
  /** More than one only in mourning, where regions differ. */
  cords: readonly NoshiCord[];
  /** The titles of the chosen sign that go with the occasion. A sole one is not asked for. */
  signTitles: readonly string[];
  /** Null without a のし. */
  noshi: PrintedNoshi | null;
  /** Whether the parcel has a wrapping: the のし can be under or over it. */
  hasPlacement: boolean;
  /** The words on the card; null without a card. */
  message: string | null;
  /** Null without a sign. */
  sign: { title: string; receiver: string | null; giver: string } | null;
  /** Hints about allowed but unusual choices. */
  cautions: readonly string[];
  /** Whole yen with tax of all that is chosen. */
  price: number;
}

/** The kinds of packing that the shop offers, and those options that do not depend on the occasion. */
export interface GiftOffers {
  occasions: readonly { value: string; label: string }[];
  hasNoshi: boolean;
  hasCards: boolean;
  signs: readonly GiftOption[];
  bags: readonly GiftOption[];
}

export interface CartGiftProps {
  /** Null while cart or options load. */
  parcel: {
    /** The recipient. */
    name: string;
    lines: readonly { key: string; name: string; quantity: number }[];
    initialValues: GiftValues;
    /** Whether something is chosen already. */
    isPacked: boolean;
    /** Whether the cart has other parcels, which can be packed alike. */
    hasOthers: boolean;
  } | null;
  /** Null while they load, or if the shop packs no gifts. */
  offers: GiftOffers | null;
  /** The most letters of a name. */
  nameLetters: number;
  /** The fields that the form shows with these values. */
  fieldsFor: (values: GiftValues) => FormFields;
  review: (values: GiftValues) => GiftReview;
  /** The values with the defaults of the occasion that they name. */
  withOccasion: (values: GiftValues) => GiftValues;
  /** The message with a text template; keeps what the shopper wrote. */
  withTemplate: (values: GiftValues, template: string) => string;
  /** Whether it is the parcel of a social gift. */
  isSocialGift: boolean;
  /** Where the shopper came from. */
  back: { path: string; from: "delivery" | "cart" | "confirm" | "social" };
  onSubmitted: FormSubmit<GiftOutput>;
  /** Whether the removal of all choices is being sent. */
  isClearing: boolean;
  /** Removes all that was chosen for this parcel. */
  onCleared: () => void;
}
