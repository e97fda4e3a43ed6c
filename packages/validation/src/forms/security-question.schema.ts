import { labels } from "../labels.ts";
import { LINE_MAX } from "../lengths.ts";
import { choice } from "../number-schemas.ts";
import { text } from "../text-schemas.ts";
import { form } from "./form.ts";

const label = labels.security;

/** A question that a forgotten password is asked for, and its answer. */
export const securityQuestionSchema = form({
  question_ct: choice("question", label.question_ct, 1),
  answer: text("answer", label.answer, LINE_MAX),
});
