import type { ReceiptInfo } from "@noren/contract/shapes/receipt";
import type { Typed } from "./typed.ts";

export type ReceiptValues = Typed<ReceiptInfo>;
