import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { SPOTS } from "../spot/spots.ts";
import { Places } from "./places.tsx";

test("the five places lead to the list, and together they cover every spot of the plan", () => {
  render(<Places className={undefined} listClassName={undefined} />);
  const links = screen.getAllByRole<HTMLAnchorElement>("link");
  expect(links.map(({ textContent }) => textContent)).toEqual(["窓辺", "部屋の奥", "浴室", "玄関", "ベランダ"]);
  const spots = links.flatMap(({ href }) => new URL(href).searchParams.get("a.place")?.split(",") ?? []);
  expect(spots.toSorted()).toEqual(SPOTS.toSorted());
});
