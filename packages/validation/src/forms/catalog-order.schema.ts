import { labels } from "../labels.ts";
import { LINE_MAX } from "../lengths.ts";
import { whole } from "../number-schemas.ts";
import { text } from "../text-schemas.ts";
import { ordererFields } from "./orderer.schema.ts";
import { form } from "./form.ts";

/** Printed catalogues by mail; sent as an inquiry. */
export const catalogOrderSchema = form({
  ...ordererFields,
  catalog: text("catalog", labels.catalog.catalog, LINE_MAX),
  quantity: whole(labels.catalog.quantity, 1, 10),
});
