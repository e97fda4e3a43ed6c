import { calls } from "@noren/contract";
import { secondsInMinute } from "date-fns/constants";
import { countAttempt, type Limit } from "../rate-limit/attempts.ts";
import { createRateLimitedError } from "../rate-limit/rate-limited.ts";
import { catalogueContextOf } from "../catalogue/catalogue-context.ts";
import { createNotFoundError } from "../http/problems.ts";
import { type Route, serve } from "../context/serve.ts";
import { countEventBytes } from "./limit-events.ts";
import { storeEvent, findEventOrder } from "./event.ts";
import { listPopups, findEventPopup, findPopup } from "./popup.ts";

/** High enough for an office behind one IP; the limit prevents a bot from filling the table. */
const EVENTS_FROM_NETWORK: Limit = { scope: "event-address", max: 3000, seconds: 15 * secondsInMinute };

export const popupRoutes: readonly Route[] = [
  serve(calls.listPopups, async (received) => ({
    data: await listPopups(received.db, catalogueContextOf(received), received.query.path ?? null),
  })),
  serve(calls.getPopup, async (received) => {
    const popup = await findPopup(received.db, catalogueContextOf(received), received.params.id);
    if (!popup) throw createNotFoundError();
    return popup;
  }),
  serve(calls.recordEvent, async (received) => {
    const { db, channel, body, network, now } = received;
    if (!(await countAttempt(db, EVENTS_FROM_NETWORK, network, now()))) throw createRateLimitedError();
    const { name, args, token } = body;
    // An event that is not stored may still open its popup.
    const isTracked = channel.settings["ECOMMERCE_EVENT.IS_TRACKING"];
    const hasRoom = isTracked && (await countEventBytes(received, args));
    const event = { name, args, token, logrecoRcmdCt: body.logreco_rcmd_ct || null };
    const [id, popup] = await Promise.all([
      isTracked ? storeEvent(db, channel.id, event, { hasRoom, now: now() }) : null,
      findEventPopup(db, catalogueContextOf(received), name),
    ]);
    return { id, popup };
  }),
  serve(calls.getEventDecision, async ({ db, channel, params }) => {
    const order = await findEventOrder(db, channel.id, params.id);
    if (!order) throw createNotFoundError();
    return order;
  }),
];
