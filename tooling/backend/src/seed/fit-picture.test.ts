import type { Picture } from "@noren/contract";
import { describe, expect, it } from "vitest";
import { fitPicture, listOtherAngles } from "./fit-picture.ts";
import type { Shot, Studio } from "./studio.ts";

const shot = (name: string, model: string, tag: string, more: Partial<Shot> = {}): Shot => ({
  name,
  model,
  params: {},
  format: "1:1",
  tags: [tag],
  ...more,
});
const picture = (path: string): Picture => ({ path, width: 1200, height: 1200, color: "#ffffff", alt: "" });

const list = [
  shot("bowl-blue", "bowl", "食器", { params: { glaze: "blue", shape: "rice" } }),
  shot("bowl-white", "bowl", "食器", { params: { glaze: "white", shape: "soup" } }),
  shot("bowl-sky", "bowl", "食器", { params: { glaze: "sky", shape: "soup" } }),
  shot("plate-white", "plate", "食器"),
  shot("shirt-red", "tshirt", "服"),
  shot("scene-table", "scene", "hero", { format: "16:9" }),
];
const studio = (...finished: string[]): Studio => ({
  shots: new Map(list.map((each) => [each.name, each])),
  pictures: new Map(finished.map((name) => [name, picture(name)])),
});
const fit = (name: string, ...finished: string[]) => {
  const wanted = list.find((each) => each.name === name);
  return wanted && fitPicture(studio(...finished), wanted).path;
};

describe("fitPicture", () => {
  it("returns the wanted picture once it is finished", () => {
    expect(fit("bowl-blue", "bowl-white", "bowl-blue")).toBe("bowl-blue");
  });

  it("falls back to the same object, by similarity", () => {
    expect(fit("bowl-white", "bowl-blue", "plate-white", "bowl-sky")).toBe("bowl-sky");
  });

  it("falls back to the same category", () => {
    expect(fit("bowl-blue", "shirt-red", "plate-white")).toBe("plate-white");
  });

  it("never returns a secondary view of another product", () => {
    const side = shot("bowl-sky-above", "bowl", "食器", { of: "bowl-sky", params: { glaze: "blue", shape: "rice" } });
    const { shots, pictures } = studio("plate-white");
    const wanted = shot("bowl-blue", "bowl", "食器", { params: { glaze: "blue", shape: "rice" } });
    const all = new Map([...pictures, [side.name, picture(side.name)]]);
    expect(fitPicture({ shots: new Map([...shots, [side.name, side]]), pictures: all }, wanted).path).toBe(
      "plate-white",
    );
  });

  it("never returns a wide scene for a square picture, or the reverse", () => {
    expect(fit("bowl-blue", "scene-table", "shirt-red")).toBe("shirt-red");
    expect(fit("scene-table", "scene-table", "shirt-red")).toBe("scene-table");
  });

  it("throws when nothing is finished", () => {
    expect(() => fit("bowl-blue")).toThrow("no finished picture");
  });

  it("distributes equal matches over equal pictures, deterministically", () => {
    const finished = studio("bowl-blue", "bowl-white", "bowl-sky");
    const wishes = Array.from({ length: 20 }, (_, index) => shot(`wish-${index}`, "bowl", "食器"));
    const chosen = wishes.map((wish) => fitPicture(finished, wish).path);
    expect(new Set(chosen).size).toBe(3);
    expect(wishes.map((wish) => fitPicture(finished, wish).path)).toEqual(chosen);
  });
});

it("listOtherAngles returns the finished pictures of the same object from other sides", () => {
  const high = shot("bowl-blue-high", "bowl", "食器", { of: "bowl-blue", params: { glaze: "blue", shape: "rice" } });
  const { shots, pictures } = studio("bowl-blue", "bowl-white");
  const all = new Map([...shots, [high.name, high]]);
  expect(listOtherAngles({ shots: all, pictures }, "bowl-blue")).toEqual([]);
  expect(
    listOtherAngles({ shots: all, pictures: new Map([...pictures, [high.name, picture(high.name)]]) }, "bowl-blue"),
  ).toEqual(["bowl-blue-high"]);
});
