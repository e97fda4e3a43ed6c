import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { HeightRule } from "./height-rule.tsx";

/** The height of the drawn mug, in per cent of the picture. */
function mugAt(height: number): number {
  const { container } = render(<HeightRule height={height} />);
  const [, top] = /^M[\d.]+ ([-\d.]+)/.exec(container.querySelectorAll("path")[1]!.getAttribute("d")!) ?? [];
  return 92 - Number(top);
}

test("the mug of 9 cm has the scale of the plant: a tenth of 90 cm, as tall as 9 cm", () => {
  expect(mugAt(90)).toBeCloseTo(8.4);
  expect(mugAt(9)).toBeCloseTo(84);
});

test("the height is also text", () => {
  expect(render(<HeightRule height={45} />).container.textContent).toBe("高さ45cm");
});
