import type { Finding, Item } from "./finding.ts";
import type { SheetProps } from "./sheet.tsx";

const itemWith = (changes: Partial<Item>): Item => ({
  id: 1,
  key: "hakuji-meshiwan",
  code: "BW-1150",
  name: "業務用 白磁 飯碗 11.5cm",
  case: { count: 24, unit: "個" },
  price: 6336,
  taxRate: 10,
  max: 42,
  left: null,
  isOut: false,
  substitutes: [],
  ...changes,
});

const tea = itemWith({
  id: 2,
  key: "wakocha-bag",
  code: "TE-8001",
  name: "和紅茶 ティーバッグ 100包",
  case: { count: 500, unit: "包" },
  price: 12960,
  taxRate: 8,
  max: 4,
  left: 4,
});
const board = itemWith({
  id: 3,
  code: "PN-1710",
  name: "ひのきまな板 業務用 45cm",
  isOut: true,
  max: 0,
  substitutes: [{ code: "PN-1601", name: "ホテルパン 1/1 深さ100mm" }],
});

const FINDINGS: Readonly<Record<string, Finding>> = {
  "BW-1150": { kind: "found", item: itemWith({}) },
  "TE-8001": { kind: "found", item: tea },
  "PN-1710": { kind: "found", item: board },
  飯碗: {
    kind: "unclear",
    candidates: [
      { code: "BW-1150", name: "業務用 白磁 飯碗 11.5cm" },
      { code: "BW-1160", name: "業務用 青磁 飯碗 11.5cm" },
    ],
  },
  "OFF-0000": { kind: "failed" },
};

/** Looks up a code of the tests and stories. */
export const findingOf = (code: string): Finding => FINDINGS[code] ?? { kind: "missing" };

/** An empty sheet of a guest. */
export const emptySheet: SheetProps = {
  typed: [],
  findings: new Map(),
  kept: null,
  last: null,
  isGuest: true,
  countHeld: () => 0,
  onLookedUp: async (code) => findingOf(code),
  onKept: () => undefined,
  onSetAdded: async () => undefined,
};

/** A sheet that the server answers: with lines that are right, unclear, uneven, out and unknown. */
export const typedSheet: SheetProps = {
  ...emptySheet,
  typed: [
    { code: "BW-1150", quantity: "2", unit: "case" },
    { code: "TE-8001", quantity: "1000", unit: "piece" },
    { code: "BW-1150", quantity: "30", unit: "piece" },
    { code: "PN-1710", quantity: "1", unit: "case" },
    { code: "飯碗", quantity: "1", unit: "case" },
    { code: "ZZ-9999", quantity: "1", unit: "case" },
  ],
  findings: new Map(
    ["BW-1150", "TE-8001", "PN-1710", "飯碗", "ZZ-9999"].map((code): [string, Finding] => [code, findingOf(code)]),
  ),
};
