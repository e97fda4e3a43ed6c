import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Season } from "./season.tsx";

test("[error.wrong-answer] a season whose days are none is left out", () => {
  const seasons = [
    { title: "御中元", from: "07-01", to: "07-15" },
    { title: "御歳暮", from: "", to: "12/20" },
  ];
  render(<Season seasons={seasons} today="2026-07-02" />);
  expect(screen.getByText("御中元").closest("li")?.getAttribute("aria-current")).toBe("date");
  expect(screen.queryByText("御歳暮")).toBeNull();
});
