import { catalogue } from "@noren/api/endpoints/catalogue";
import type { Category } from "@noren/contract";
import type { RootState } from "../state/store.ts";

/** The shop's categories, which the layouts load; empty until then. */
export const selectCategoryTree = (state: RootState): readonly Category[] =>
  catalogue.endpoints.listCategories.select("products")(state).data?.data ?? [];
