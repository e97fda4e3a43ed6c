import type { Product } from "@noren/contract";
import type { Channel } from "../db/schema/shop.ts";
import { deliveryCopy as copy } from "../delivery/delivery.copy.ts";
import { type DeliveryLimits, undeliverableAreas } from "../delivery/delivery-method.ts";
import type { Tariffs } from "../delivery/tariff.ts";
import { joinAreas, nameAreas } from "../shop/area-names.ts";

/**
 * What limits the delivery of a product, as rows of its specification table; empty for a product that keeps and is sent
 * everywhere. A row that the shop wrote itself takes precedence.
 */
export function deliverySpecs(
  { deliveryMethods, tariff }: Pick<Channel, "deliveryMethods" | "tariff">,
  specs: Product["specs"],
  limits: DeliveryLimits,
): Product["specs"] {
  const { method, shelfLife } = limits;
  const { name, charge } = method;
  const areas = areaNames(limits, tariff);
  const rows = [
    ...(shelfLife ? [{ name: copy.shelfLife[shelfLife.kind], value: copy.days(shelfLife.days) }] : []),
    ...(method === deliveryMethods[0]
      ? []
      : [{ name: copy.method, value: charge > 0 ? copy.methodWithCharge(name, charge) : name }]),
    ...(areas.length > 0 ? [{ name: copy.areas, value: joinAreas(areas) }] : []),
  ];
  return rows.filter((row) => !specs.some((each) => each.name === row.name));
}

function areaNames(limits: DeliveryLimits, tariffs: Tariffs): string[] {
  const { prefectures, islands } = undeliverableAreas(limits, tariffs);
  const areas = nameAreas(prefectures);
  if (islands === "none") return areas;
  return [...areas, islands === "all" ? copy.islands : copy.someIslands];
}
