import type { CoolCarriage, CoolTemperature } from "@noren/contract";
import { NO_GIFT_PACKING } from "@noren/contract/no-gift-packing";
import type { CartContent, ContentLine, ContentShipping } from "../db/schema/cart-content.ts";
import type { DeliveryMethod } from "../delivery/delivery-method.ts";
import { linesByParcel, parcelsTo } from "./cart-content.ts";
import type { CartVariants } from "./cart-variant.ts";
import { normalizeContent } from "./line-edits.ts";

type Temperature = DeliveryMethod["temperature"];

const TEMPERATURES: readonly Temperature[] = ["ambient", "chilled", "frozen"];

/** One delivery at one temperature. */
export interface Delivery {
  temperature: Temperature;
  /** Whole yen with tax, besides the carriage. */
  charge: number;
}

/** The temperature at which a line is sent. */
export const temperatureOf = (variants: CartVariants, line: ContentLine): Temperature =>
  variants.get(line.variant_id)?.delivery.method.temperature ?? "ambient";

/** The contract's optional field: absent for ambient temperature. */
export const coolField = (temperature: Temperature): { temperature?: CoolTemperature } =>
  temperature === "ambient" ? {} : { temperature };

/** The temperature of lines in one parcel, which `separateTemperatures` has made equal. */
export function parcelTemperature(variants: CartVariants, lines: readonly ContentLine[]): Temperature {
  const [first] = lines;
  return first ? temperatureOf(variants, first) : "ambient";
}

/** Lists the deliveries of lines that are sent together: one per temperature, each with the highest charge of its lines. */
export function deliveriesOf(variants: CartVariants, lines: readonly ContentLine[]): Delivery[] {
  return TEMPERATURES.flatMap((temperature) => {
    const inside = lines.filter((line) => temperatureOf(variants, line) === temperature);
    const charges = inside.map((line) => variants.get(line.variant_id)?.delivery.method.charge ?? 0);
    return inside.length === 0 ? [] : [{ temperature, charge: Math.max(...charges) }];
  });
}

/** Lists the deliveries to a destination: one for each distinct temperature, day and slot of its lines. */
export function deliveriesTo(content: CartContent, shipping: ContentShipping, variants: CartVariants): Delivery[] {
  const moments = new Map<string, ContentLine[]>();
  for (const { packing, lines } of parcelsTo(content, shipping.key)) {
    const moment = `${packing.wish.delivery_at} ${packing.wish.delivery_timezone_key}`;
    moments.set(moment, [...(moments.get(moment) ?? []), ...lines]);
  }
  return [...moments.values()].flatMap((lines) => deliveriesOf(variants, lines));
}

/** Sums the charges of deliveries. */
export const chargeOf = (deliveries: readonly Delivery[]): number =>
  deliveries.reduce((sum, { charge }) => sum + charge, 0);

/** Sums the charges by temperature; omits ambient deliveries and temperatures without a charge. */
export function coolCarriages(deliveries: readonly Delivery[]): CoolCarriage[] {
  return (["chilled", "frozen"] as const).flatMap((temperature) => {
    const cool = deliveries.filter((delivery) => delivery.temperature === temperature && delivery.charge > 0);
    return cool.length === 0 ? [] : [{ temperature, parcels: cool.length, amount: chargeOf(cool) }];
  });
}

/**
 * Splits parcels with lines of several temperatures. The parcel keeps the temperature of its first line, which was there
 * before the others. The new parcels have the same delivery wish and no packaging, whose
 * price the shopper did not agree to pay twice.
 */
export function separateTemperatures(content: CartContent, variants: CartVariants): CartContent {
  let { next_key, lines } = content;
  let inside = linesByParcel(lines);
  const shippings = content.shippings.map((shipping) => {
    const packings = [...shipping.packings];
    for (const { key, wish } of shipping.packings) {
      const [, ...others] = new Set((inside.get(key) ?? []).map((line) => temperatureOf(variants, line)));
      for (const temperature of others) {
        const holdsOnly = (packing: string) => {
          const held = inside.get(packing) ?? [];
          return held.length > 0 && held.every((line) => temperatureOf(variants, line) === temperature);
        };
        let target = packings.find((packing) => holdsOnly(packing.key));
        if (!target) {
          target = { key: `k${next_key++}`, wish, packaging: NO_GIFT_PACKING };
          packings.push(target);
        }
        const { key: packing_key } = target;
        lines = lines.map((line) =>
          line.packing_key === key && temperatureOf(variants, line) === temperature ? { ...line, packing_key } : line,
        );
        inside = linesByParcel(lines);
      }
    }
    return { ...shipping, packings };
  });
  return lines === content.lines ? content : normalizeContent({ ...content, next_key, lines, shippings });
}
