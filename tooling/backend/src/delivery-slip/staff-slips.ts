import { and, eq } from "drizzle-orm";
import type { Db } from "../db/pool.ts";
import { orders } from "../db/schema/order.ts";
import { channels } from "../db/schema/shop.ts";
import { ApiError } from "../http/api-error.ts";
import { StartError } from "../process/start-error.ts";
import { renderPackingSheetsOf } from "./render-packing-sheets.ts";
import { renderDeliverySlips } from "./render-delivery-slips.ts";

type Render = typeof renderPackingSheetsOf;

/** @throws StartError with one line for the terminal: for an unknown shop or order, or an order without documents */
async function renderForStaff(db: Db, key: string, orderNo: string, render: Render): Promise<Uint8Array> {
  const [row] = await db
    .select({ order: orders, channel: channels })
    .from(orders)
    .innerJoin(channels, eq(channels.id, orders.channelId))
    .where(and(eq(channels.key, key), eq(orders.orderNo, orderNo)));
  if (!row) throw new StartError(`The shop ${key} has no order ${orderNo}.`);
  try {
    return await render({ db, channel: row.channel, now: () => new Date() }, row.order);
  } catch (error) {
    throw error instanceof ApiError ? new StartError(error.body.message, { cause: error }) : error;
  }
}

/** Renders the delivery slips of an order for the staff that packs it. @throws StartError */
export const renderStaffSlips = (db: Db, key: string, orderNo: string): Promise<Uint8Array> =>
  renderForStaff(db, key, orderNo, (context, order) => renderDeliverySlips(context, order, "staff", "large"));

/** Renders the packing sheets of an order: how each parcel is wrapped. @throws StartError */
export const renderPackingSheets = (db: Db, key: string, orderNo: string): Promise<Uint8Array> =>
  renderForStaff(db, key, orderNo, renderPackingSheetsOf);
