import { packingChoices } from "@noren/api/endpoints/packing-choices";
import type { LoadContext } from "@noren/storefront/load/screen-load";

/** Fetches the occasions of the shop with their rules. */
export const loadPackingChoices = ({ prefetchOptional }: LoadContext) =>
  prefetchOptional(packingChoices.endpoints.getPackingChoices, undefined);
