import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { plants } from "../care/plants.fixture.ts";
import { ByHeight } from "./by-height.tsx";
import { BANDS } from "./height-bands.ts";

test("each band with plants has a link to its whole list; a band without any is left out", () => {
  const bands = BANDS.map((band) => ({ band, products: band.key === "tall" ? [] : plants.slice(0, 2) }));
  render(<ByHeight bands={bands} onFavouriteToggled={() => {}} onAddedToCart={undefined} />);
  expect(screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    "机の上",
    "床に置く",
  ]);
  const link = screen.getByRole<HTMLAnchorElement>("link", { name: /床に置くをもっと見る/ });
  expect(new URL(link.href).search).toBe("?a.light.min=1&a.height.min=36&a.height.max=99&by=-height");
});
