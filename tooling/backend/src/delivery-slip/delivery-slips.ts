import type { OrderPacking } from "@noren/contract";
import { lineName } from "../line-name/line-name.ts";
import { formatAddress } from "@noren/validation/format";
import { nameOf, ordererName } from "../address/plain-address.ts";
import type { Db } from "../db/pool.ts";
import { asc, count, eq } from "drizzle-orm";
import type { StoredAddress } from "../db/schema/cart-content.ts";
import { type OrderRow, orderPackings, orderShippings } from "../db/schema/order.ts";
import type { BillLine } from "../db/schema/receipt.ts";
import { findGift } from "../order/social-gift.ts";
import { loadOrder } from "../order/load-order.ts";
import { mergeEqualLines } from "../pdf/bill.ts";

/** A name with an address, as far as the slip shows it. */
export interface SlipParty {
  name: string;
  /** Lines of the address; empty where the slip must not show it. */
  address: readonly string[];
}

/** The contents of a parcel's delivery slip. */
export interface DeliverySlip {
  recipient: SlipParty;
  sender: SlipParty;
  /** Whether the recipient is not the orderer. */
  isGift: boolean;
  /** Whether the slip shows prices: never on a social gift, nor on a parcel that hides them. */
  hasPrices: boolean;
  /** Its number among the parcels to this recipient, from 1, and their count. */
  parcel: number;
  parcelCount: number;
  temperature: OrderPacking["temperature"];
  lines: readonly BillLine[];
}

/** The staff packs the parcels; the orderer of a social gift must not see the recipient's address. */
export type SlipReader = "staff" | "orderer";

/** What the staff puts into a parcel, and how it is packed. Never a paper of the parcel. */
export interface PackingSheet {
  slip: DeliverySlip;
  packing: OrderPacking;
}

/**
 * Lists the delivery slips of an order, one for each parcel with products. The recipient of a social gift sees nothing of
 * the orderer but the name that the orderer wrote.
 */
export async function listDeliverySlips(db: Db, row: OrderRow, reader: SlipReader): Promise<DeliverySlip[]> {
  return (await listPackingSheets(db, row, reader)).map(({ slip }) => slip);
}

/** Lists the packing sheets of an order, one for each parcel with products. */
export async function listPackingSheets(db: Db, row: OrderRow, reader: SlipReader): Promise<PackingSheet[]> {
  const [order, gift, addresses] = [
    await loadOrder(db, row),
    await findGift(db, row.id),
    await db
      .select({ id: orderShippings.id, address: orderShippings.address, ownSender: orderShippings.ownSender })
      .from(orderShippings)
      .where(eq(orderShippings.orderId, row.id))
      .orderBy(asc(orderShippings.position)),
  ];
  const orderer = ordererParty(row);
  return order.shippings.flatMap((shipping) => {
    const stored = addresses.find(({ id }) => id === shipping.id);
    const address = stored?.address ?? (reader === "staff" ? gift?.address : null);
    const recipient = address ? toParty(address) : { name: shipping.shipping_name, address: [] };
    const chosen = stored?.ownSender ? stored.ownSender.address : row.sender;
    const sender = gift ? { name: gift.sender_name, address: [] } : chosen ? toParty(chosen) : orderer;
    const party = { recipient, sender, isGift: gift !== null || recipient.name !== orderer.name };
    const parcels = shipping.packings.filter(({ product_ids }) => product_ids.length > 0);
    return parcels.map((packing, index) => ({
      packing,
      slip: {
        ...party,
        hasPrices: gift === null && !packing.hides_prices,
        parcel: index + 1,
        parcelCount: parcels.length,
        temperature: packing.temperature,
        lines: mergeEqualLines(
          shipping.products
            .filter(({ id }) => packing.product_ids.includes(id))
            .map((line) => ({ ...line, name: lineName(line) })),
        ),
      },
    }));
  });
}

export async function countParcels(db: Db, orderId: number): Promise<number> {
  const [counted] = await db
    .select({ count: count() })
    .from(orderPackings)
    .innerJoin(orderShippings, eq(orderShippings.id, orderPackings.orderShippingId))
    .where(eq(orderShippings.orderId, orderId));
  return counted?.count ?? 0;
}

const toParty = (address: StoredAddress): SlipParty => ({ name: nameOf(address), address: formatAddress(address) });

function ordererParty({ orderer }: OrderRow): SlipParty {
  return { name: ordererName(orderer), address: formatAddress(orderer) };
}
