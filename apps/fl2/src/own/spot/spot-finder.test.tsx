import { fireEvent, render, screen, within } from "@testing-library/react";
import type { ComponentProps } from "react";
import { expect, test, vi } from "vitest";
import { plants } from "../care/plants.fixture.ts";
import { type FoundPlants, SpotFinder } from "./spot-finder.tsx";
import type { SpotChoice } from "./spots.ts";

const preset: SpotChoice = { spot: "sill_south", watering: null };
const found: FoundPlants = { choice: preset, products: plants, total: 12, instead: null };

const show = (changes: Partial<ComponentProps<typeof SpotFinder>> = {}) =>
  render(
    <SpotFinder
      choice={preset}
      onChosen={() => {}}
      found={found}
      isLoading={false}
      isFailed={false}
      onRetried={() => {}}
      onFavouriteToggled={() => {}}
      onAddedToCart={undefined}
      {...changes}
    />,
  );
const says = () => screen.getByRole("status").textContent;
const group = (name: string) => within(screen.getByRole("group", { name }));

test("the eight spots are one group of radio buttons in reading order, each with its name", () => {
  show();
  const radios = group("置き場所").getAllByRole<HTMLInputElement>("radio");
  expect(radios.map(({ labels }) => labels?.[0]?.textContent)).toEqual([
    "玄関",
    "浴室",
    "窓辺 北",
    "部屋の奥",
    "部屋の中ほど",
    "窓辺 南",
    "ベランダ 日なた",
    "ベランダ 日陰",
  ]);
  expect(new Set(radios.map(({ name }) => name)).size).toBe(1);
  expect(radios.filter(({ checked }) => checked).map(({ value }) => value)).toEqual(["sill_south"]);
});

test("a chosen spot and a chosen answer are reported, each with the other one", () => {
  const onChosen = vi.fn();
  show({ onChosen });
  fireEvent.click(screen.getByRole("radio", { name: "部屋の中ほど" }));
  fireEvent.click(screen.getByRole("radio", { name: "週に1回" }));
  expect(onChosen.mock.calls).toEqual([
    [{ spot: "middle", watering: null }],
    [{ spot: "sill_south", watering: "weekly" }],
  ]);
});

test("a sentence names the light, the watering and the number, and a link leads to the whole list", () => {
  const choice: SpotChoice = { spot: "middle", watering: "weekly" };
  show({ choice, found: { ...found, choice } });
  expect(says()).toBe("窓から2mの部屋の中ほど。週に1回の水やりで育つのは12種類です");
  const link = screen.getByRole<HTMLAnchorElement>("link", { name: "12種類をすべて見る" });
  expect(new URL(link.href).search).toBe("?a.place=middle&a.watering=weekly");
});

test("where nothing lives, the sentence offers another answer", () => {
  const choice: SpotChoice = { spot: "bath", watering: "monthly" };
  show({ choice, found: { choice, products: [], total: 0, instead: { watering: "weekly", count: 3 } } });
  expect(says()).toBe("この場所で月に1〜2回の水やりでは、育つ植物がありません。週に1回なら3種類あります");
  const link = screen.getByRole<HTMLAnchorElement>("link", { name: "週に1回なら3種類あります" });
  expect(new URL(link.href).search).toBe("?a.place=bath&a.watering=weekly");
  expect(screen.queryByRole("list", { name: "この場所で育つ植物" })).toBeNull();
});

test("after a failed call the last plants stay, and a line says so", () => {
  const onRetried = vi.fn();
  show({ choice: { spot: "door", watering: null }, isFailed: true, onRetried });
  expect(says()).toBe("読み込めませんでした。もう一度お試しください");
  expect(screen.getByRole("link", { name: "オリーブ" })).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "もう一度読み込む" }));
  expect(onRetried).toHaveBeenCalledOnce();
});

test("the form sends the choice to the list of products", () => {
  const { container } = show({ choice: { spot: "balcony_shade", watering: "daily" } });
  const form = container.querySelector("form")!;
  expect([new URL(form.action).pathname, ...new FormData(form)]).toEqual([
    "/product",
    ["a.place", "balcony_shade"],
    ["a.watering", "daily"],
  ]);
});
