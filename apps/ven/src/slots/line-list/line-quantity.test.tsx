import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { LineQuantity } from "./line-quantity.tsx";

test("a quantity is counted in cases where the product comes in cases", () => {
  const textOf = (attributes?: Parameters<typeof LineQuantity>[0]["attributes"]) =>
    render(<LineQuantity quantity={2} attributes={attributes} />).container.textContent;
  expect(textOf([{ key: "case", name: "入数", text: "24", number: 24 }])).toBe("数量 2ケース");
  expect(textOf()).toBe("数量 2");
});
