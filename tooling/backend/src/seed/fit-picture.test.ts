import { describe, expect, it } from "vitest";
import { fitPicture } from "./fit-picture.ts";
import type { Master, Shot, Studio } from "./studio.ts";

const shot = (name: string, model: string, tag: string, more: Partial<Shot> = {}): Shot => ({
  name,
  model,
  params: {},
  set: "white",
  angle: "front",
  format: "1:1",
  alt: name,
  tags: [tag],
  ...more,
});
const master: Master = { width: 1600, height: 1600, color: "#ffffff", alt: "" };

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
  masters: new Map(finished.map((name) => [name, master])),
});
const fit = (name: string, ...finished: string[]) => {
  const wanted = list.find((each) => each.name === name);
  return wanted && fitPicture(studio(...finished), wanted);
};

describe("the picture that fits best", () => {
  it("is the wanted one as soon as it is there", () => {
    expect(fit("bowl-blue", "bowl-white", "bowl-blue")).toBe("bowl-blue");
  });

  it("else shows the same thing, the more alike the better", () => {
    expect(fit("bowl-white", "bowl-blue", "plate-white", "bowl-sky")).toBe("bowl-sky");
  });

  it("else stands on the same shelf", () => {
    expect(fit("bowl-blue", "shirt-red", "plate-white")).toBe("plate-white");
  });

  it("is never a wide scene while there is a square picture, and the other way round", () => {
    expect(fit("bowl-blue", "scene-table", "shirt-red")).toBe("shirt-red");
    expect(fit("scene-table", "scene-table", "shirt-red")).toBe("scene-table");
  });

  it("is none where nothing is finished", () => {
    expect(fit("bowl-blue")).toBeUndefined();
  });

  it("spreads equal wishes over equal pictures, always alike", () => {
    const finished = studio("bowl-blue", "bowl-white", "bowl-sky");
    const wishes = Array.from({ length: 20 }, (_, index) => shot(`wish-${index}`, "bowl", "食器"));
    const chosen = wishes.map((wish) => fitPicture(finished, wish));
    expect(new Set(chosen).size).toBe(3);
    expect(wishes.map((wish) => fitPicture(finished, wish))).toEqual(chosen);
  });
});
