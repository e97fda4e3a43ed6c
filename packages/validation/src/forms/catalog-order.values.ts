import type { InquiryInput } from "@noren/contract/shapes/inquiry";
import { emptyOrderer } from "./orderer.values.ts";
import type { Added, Typed } from "./typed.ts";

export type CatalogOrderValues = Typed<Omit<Extract<InquiryInput, { kind: "catalog" }>, Added>>;

export const emptyCatalogOrder: CatalogOrderValues = { ...emptyOrderer, catalog: "", quantity: "" };
