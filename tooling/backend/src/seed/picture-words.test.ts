import type { Picture } from "@noren/contract";
import { describe, expect, it } from "vitest";
import { fitPicture } from "./fit-picture.ts";
import { describePicture } from "./picture-words.ts";
import { openStudio, type Studio } from "./studio.ts";

/** The studio with every picture finished. */
const { shots } = await openStudio();
const picture = (path: string): Picture => ({ path, width: 1200, height: 1200, color: "#ffffff", alt: "" });
const studio: Studio = { shots, pictures: new Map([...shots.keys()].map((name) => [name, picture(name)])) };

const modelFor = (...texts: string[]) => describePicture("key", texts, studio).model;
const nameFor = (...texts: string[]) => fitPicture(studio, describePicture("key", texts, studio)).path;

describe("describePicture", () => {
  it.each([
    ["Ocean Blue Shirt", "tshirt"],
    ["Soft Winter Jacket", "tshirt"],
    ["Black Leather Bag", "bag"],
    ["LED High Tops", "sandal"],
    ["Clay Plant Pot", "plant"],
    ["Vanilla candle", "candle"],
    ["Grey Sofa", "cushion"],
    ["Antique Drawers", "tray"],
    ["Copper Light", "lamp"],
    ["藍染めのトートバッグ", "tote"],
    ["白磁の一輪挿し", "vase"],
    ["彩のジェラートCUBE", "sweets"],
    ["深煎りコーヒー豆", "coffeebag"],
    ["電気ケトル", "kettle"],
  ])("%s is a %s", (name, model) => expect(modelFor(name)).toBe(model));

  it("uses the type, the tags and the description when the name does not help", () => {
    expect(modelFor("Maison 12", "Candle")).toBe("candle");
    expect(modelFor("月の雫", "", "石けん")).toBe("soap");
    expect(modelFor("月の雫", "", "", "手づくりの石けんです")).toBe("soap");
    expect(modelFor("???")).toBe("");
  });

  it("chooses the colour that is named", () => {
    expect(nameFor("Navy Tee")).toMatch(/^tshirt-(navy-wave|border)$/);
    expect(nameFor("Black Leather Bag")).toBe("bag-leather-black");
    expect(nameFor("からし色のクッション")).toBe("cushion-mustard");
  });

  it("never chooses a scene", () => {
    expect(nameFor("???")).not.toMatch(/^hero-/);
  });
});
