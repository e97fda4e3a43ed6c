import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { QuantityField } from "#ui/elements/quantity-field/quantity-field";

const onChange = vi.fn<(value: number) => void>();

function Stepper({ from }: { from: number }) {
  const [value, setValue] = useState(from);
  return (
    <QuantityField
      id="quantity"
      max={5}
      value={value}
      onChange={(next) => {
        onChange(next);
        setValue(next);
      }}
    />
  );
}

const setUp = (from: number) => {
  onChange.mockClear();
  render(<Stepper from={from} />);
  return screen.getByRole<HTMLInputElement>("spinbutton", { name: "数量" });
};
const leave = (input: HTMLInputElement, typed: string) => {
  fireEvent.change(input, { target: { value: typed } });
  fireEvent.blur(input);
};

describe("quantity field", () => {
  it("limits a typed number to the bounds, also in full-width digits", () => {
    const input = setUp(1);
    leave(input, "９９");
    expect(input.value).toBe("5");
    leave(input, "0");
    expect(input.value).toBe("1");
    expect(onChange.mock.calls).toEqual([[5], [1]]);
  });

  it("returns to the last number when the text is no number", () => {
    const input = setUp(3);
    leave(input, "たくさん");
    expect(input.value).toBe("3");
    expect(onChange).not.toHaveBeenCalled();
  });

  it("does not call onChange while the shopper types", () => {
    const input = setUp(3);
    fireEvent.change(input, { target: { value: "" } });
    fireEvent.change(input, { target: { value: "4" } });
    expect(onChange).not.toHaveBeenCalled();
  });

  it("steps by buttons and arrow keys and stops at the ends", () => {
    const input = setUp(4);
    const more = screen.getByRole<HTMLButtonElement>("button", { name: "数量を1つ増やす" });
    more.focus();
    fireEvent.click(more);
    fireEvent.keyDown(input, { key: "ArrowUp" });
    expect(input.value).toBe("5");
    expect(more.getAttribute("aria-disabled")).toBe("true");
    expect(document.activeElement).toBe(more);
    fireEvent.click(more);
    expect(input.value).toBe("5");
    fireEvent.keyDown(input, { key: "PageDown" });
    expect(input.value).toBe("1");
  });
});
