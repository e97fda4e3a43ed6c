/** How long fields may be, in characters (UTF-16 units, as the API counts) or digits [limits.lengths]. */
export const NAME_MAX = 50;
export const KANA_MAX = 100;
export const CITY_MAX = 100;
export const ADDRESS_LINE_MAX = 100;
export const PREFECTURE_MAX = 4;
export const EMAIL_MAX = 254;
export const USERNAME_MAX = 254;
export const COMPANY_MAX = 250;
export const DEPARTMENT_MAX = 250;
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;
export const PHONE_DIGITS_MAX = 11;
export const SEARCH_WORD_MAX = 100;
/** Nine digits and the commas between them. */
export const PRICE_INPUT_MAX = 11;
export const CANCEL_REASON_MAX = 500;
export const REMARKS_MAX = 1000;
export const SCHOOL_KEY_MAX = 64;
/** The keys of time slots. */
export const DELIVERY_SLOT_KEY_MAX = 16;
/** The highest price that a filter takes. */
export const YEN_MAX = 100_000_000;
export const CARD_NUMBER_DIGITS = { min: 14, max: 16 } as const;
export const SECURITY_CODE_DIGITS = { min: 3, max: 4 } as const;
export const ONE_TIME_CODE_DIGITS = 6;
export const LINE_MAX = 100;
/** A body of text: inquiries, replies, reviews, memos. */
export const BODY_MAX = 2000;
export const URL_MAX = 2000;
export const EMBROIDERY_MAX = 10;
/** Body measurements have one decimal place. */
export const MEASUREMENT_PLACES = 1;
/** Centimetres or kilograms. */
export const MEASUREMENT_RANGE = { min: 1, max: 300 } as const;
export const REVIEW_TITLE_MAX = 50;
export const NICKNAME_MAX = 20;
/** 但し書き of a receipt. */
export const PROVISO_MAX = 50;
/** What a giver writes to the recipient of a social gift. */
export const GIFT_MESSAGE_MAX = 300;
export const REQUEST_NOTE_MAX = 1000;
export const REQUEST_QUANTITY_MAX = 9999;
