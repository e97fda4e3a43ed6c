import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Loader } from "#ui/elements/loader/loader";

it("[loader.defaults] is 20 px in size and says what it stands for", () => {
  const { container } = render(<Loader overlay />);
  expect(container.querySelector("svg")?.getAttribute("width")).toBe("20");
  expect(screen.getByRole("status").textContent).toBe("読み込み中です");
});
