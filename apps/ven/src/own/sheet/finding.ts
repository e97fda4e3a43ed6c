import type { Case } from "#ui/slots/product-card/read-case";

/** The variant that a line orders, which is a case of pieces. */
export interface Item {
  /** The variant's id. */
  id: number;
  key: string;
  code: string;
  name: string;
  case: Case | null;
  /** Of a case, with tax; null where a price needs a school's key. */
  price: number | null;
  taxRate: number;
  /** The cases that one order may have. */
  max: number;
  /** The cases that are left, where they are few. */
  left: number | null;
  isOut: boolean;
  /** Similar products in stock, for an item that is out. */
  substitutes: readonly Candidate[];
}

/** A product that can take the place of what was typed. */
export interface Candidate {
  code: string;
  name: string;
}

/** The result of looking a code up: its item, or products that may be meant. */
export type Finding =
  | { kind: "found"; item: Item }
  | { kind: "unclear"; candidates: readonly Candidate[] }
  | { kind: "missing" }
  /** The shop did not answer. */
  | { kind: "failed" };
