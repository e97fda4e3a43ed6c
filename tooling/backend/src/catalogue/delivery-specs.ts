import type { Product, ShelfLife } from "@noren/contract";
import type { Channel } from "../db/schema/shop.ts";
import { deliveryCopy as copy } from "../delivery/delivery.copy.ts";
import { type DeliveryLimits, limitsOf, undeliverableAreas } from "../delivery/delivery-method.ts";
import type { Tariffs } from "../delivery/tariff.ts";
import { joinAreas, nameAreas } from "../shop/area-names.ts";

interface Row {
  specs: Product["specs"];
  delivery_method: string | null;
  shelf_life_kind: ShelfLife["kind"] | null;
  shelf_life_days: number | null;
}

/**
 * What limits the delivery of a product, as rows of its specification table; empty for a product that keeps and is sent
 * everywhere. A row that the shop wrote itself takes precedence.
 */
export function deliverySpecs(
  { deliveryMethods, tariff }: Pick<Channel, "deliveryMethods" | "tariff">,
  { specs, delivery_method, shelf_life_kind, shelf_life_days }: Row,
): Product["specs"] {
  const limits = limitsOf(deliveryMethods, {
    deliveryMethod: delivery_method,
    shelfLifeKind: shelf_life_kind,
    shelfLifeDays: shelf_life_days,
  });
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
