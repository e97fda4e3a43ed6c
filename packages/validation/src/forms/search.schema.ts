import { labels } from "../labels.ts";
import { SEARCH_WORD_MAX } from "../lengths.ts";
import { messages } from "../messages.ts";
import { optionalYen } from "../number-schemas.ts";
import { optionalText } from "../text-schemas.ts";
import { form } from "./form.ts";

const label = labels.search;

/** The word and the prices of the product list's filter; null where nothing was asked for. */
export const searchSchema = form({
  word: optionalText("word", label.word, SEARCH_WORD_MAX),
  price_min: optionalYen(label.price_min),
  price_max: optionalYen(label.price_max).test({
    name: "price_range",
    message: messages.price_range,
    test(value) {
      const { price_min } = this.parent as { price_min?: number | null };
      return value === null || price_min === null || price_min === undefined || value >= price_min;
    },
  }),
});
