import type { Product } from "@noren/contract";
import { dayOf } from "@noren/validation/format";
import { useState } from "react";
import { CarePanel } from "../../own/care/care-panel.tsx";
import { readCare } from "../../own/care/read-care.ts";
import { isWinterDay } from "../../own/months.ts";

/** The panel of a product. */
export function ProductCare({ product }: { product: Product }) {
  const [today] = useState(() => dayOf(Date.now()));
  return <CarePanel care={readCare(product.attributes)} isWinter={isWinterDay(today)} />;
}
