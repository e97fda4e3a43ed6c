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

  it("announces in a live region why a number was corrected", () => {
    const input = setUp(1);
    const [status] = screen.getAllByRole("status");
    expect(status?.textContent).toBe("");
    leave(input, "200");
    expect(status?.textContent).toBe("在庫の都合により、お選びいただけるのは5点までです。数量を5点にしました。");
    leave(input, "-3");
    expect(status?.textContent).toBe("1点からご指定ください。数量を1点にしました。");
    leave(input, "たくさん");
    expect(status?.textContent).toBe("数量は整数で入力してください。1点のままです。");
    fireEvent.click(screen.getByRole("button", { name: "数量を1つ増やす" }));
    expect(status?.textContent).toBe("");
    leave(input, "3");
    expect(status?.textContent).toBe("");
  });

  it("names the maximum of an order where the stock is not the reason", () => {
    render(<QuantityField id="quantity" value={1} max={9999} onChange={onChange} />);
    leave(screen.getByRole<HTMLInputElement>("spinbutton"), "10000");
    expect(screen.getByRole("status").textContent).toContain("一度にご注文いただけるのは9999点までです。");
  });

  it("announces when less can be ordered than was chosen", () => {
    const field = (value: number, max: number) => (
      <QuantityField id="quantity" value={value} max={max} limit="カートの数量は2点です。" onChange={onChange} />
    );
    const { rerender } = render(field(4, 5));
    rerender(field(2, 2));
    expect(screen.getByRole("status").textContent).toBe("カートの数量は2点です。数量を2点にしました。");
  });

  it.each(["たくさん", "3.5", "４．５", "2個", ""])("returns to the last number when the text is %j", (text) => {
    const input = setUp(3);
    leave(input, text);
    expect(input.value).toBe("3");
    expect(screen.getAllByRole("status")[0]?.textContent).toContain("数量は整数で入力してください。");
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
