import type { Catalog } from "@noren/contract";
import type { catalogFields } from "@noren/validation/fields/inquiry";
import type { FormOutput } from "@noren/validation/form-values";
import type { AddressLookup } from "#ui/forms/address-lookup";
import type { FormSubmit } from "#ui/forms/form-submit";

export interface CatalogOrderProps {
  /** The catalogues that can be ordered. Null while loading. */
  catalogs: readonly (Pick<Catalog, "title" | "lead" | "cover"> & { path: string })[] | null;
  /** The title of the catalogue that is chosen at first; empty for none. */
  chosen: string;
  /** What is known of the member, by field. */
  prefill: Readonly<Record<string, string>>;
  prefectures: readonly string[];
  findAddresses: AddressLookup;
  /** The number of the sent order; null before. */
  sentKey: string | null;
  /** Where catalogues are read. */
  readPath: string;
  productListPath: string;
  onSubmitted: FormSubmit<FormOutput<typeof catalogFields>>;
}
