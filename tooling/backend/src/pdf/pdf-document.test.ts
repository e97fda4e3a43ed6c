import { expect, it } from "vitest";
import { withNetwork } from "../context/current-network.ts";
import { DEFAULT_COLORS } from "./document-colors.ts";
import { drawPdf } from "./pdf-document.ts";

it("documents are drawn one after another, in turns of the networks", async () => {
  const drawn: string[] = [];
  const facts = { title: "", author: "", foot: "", colors: DEFAULT_COLORS, now: new Date(0) };
  const drawFrom = (network: string) => withNetwork(network, () => drawPdf(facts, () => void drawn.push(network)));
  const all = Promise.all(["a", "a", "a", "a", "b"].map(drawFrom));
  expect(drawn).toEqual(["a"]);
  await all;
  expect(drawn).toEqual(["a", "a", "b", "a", "a"]);
});
