import * as v from "valibot";
import { call } from "../call.ts";
import { described } from "../described.ts";
import { DecisionData, EventName, Popup } from "../shapes/popup.ts";
import { idParams, Key, wholeNumber } from "../shapes/query.ts";
import { listOf } from "../shapes/text.ts";

export const listPopups = call({
  method: "GET",
  path: "/v1/popups",
  auth: "public",
  summary: "The popups that a page opens, for a guest or the member",
  query: v.object({
    path: described(
      "The page's path, e.g. `/cart`; the default is the popups of all pages.",
      v.optional(v.pipe(v.string(), v.regex(/^\/[^\s\\]{0,200}$/, "形式が正しくありません。"))),
    ),
  }),
  answer: v.object({ data: listOf(Popup) }),
});

export const getPopup = call({
  method: "GET",
  path: "/v1/popups/{id}",
  auth: "public",
  summary: "A popup, also one that waits for an event",
  params: idParams,
  answer: Popup,
});

/** The most characters of the event's JSON. */
const MAX_ARGS = 8_000;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const recordEvent = call({
  method: "POST",
  path: "/v1/ecommerce_events",
  auth: "public",
  summary: "Records an event of the storefront; may return the popup that waits for it",
  body: v.object({
    name: described("What happened.", EventName),
    args: v.pipe(
      v.string("文字で入力してください。"),
      v.maxLength(MAX_ARGS, `${MAX_ARGS}文字以内で入力してください。`),
      v.description("The event's details: a JSON object, as text."),
      v.examples(['{"product_id":1}']),
      v.rawTransform(({ dataset, addIssue, NEVER }) => {
        try {
          const value: unknown = JSON.parse(dataset.value);
          if (isObject(value)) return value;
        } catch {
          // Reported below, like JSON that is not an object.
        }
        addIssue({ message: "JSONの形式が正しくありません。" });
        return NEVER;
      }),
    ),
    token: described("The cart's token, if a cart exists.", v.optional(v.nullable(Key), null)),
    logreco_rcmd_ct: described(
      "The recommendation service's code for what led to the event.",
      v.optional(v.nullable(v.union([wholeNumber(0, 2_147_483_647), v.literal("")])), null),
    ),
  }),
  answer: v.object({
    id: described(
      "Retrieves the decision of a `purchase`; null if the shop stores no events (ECOMMERCE_EVENT.IS_TRACKING).",
      v.nullable(v.string()),
    ),
    popup: v.nullable(Popup),
  }),
  errors: { rate_limited: 429 },
});

export const getEventDecision = call({
  method: "GET",
  path: "/v1/ecommerce_events/{id}",
  auth: "public",
  summary: "The placed order, by the id of a `purchase` event or by the cart's token",
  params: v.object({ id: described("The `id` that `POST /v1/ecommerce_events` returned.", Key) }),
  answer: DecisionData,
});
