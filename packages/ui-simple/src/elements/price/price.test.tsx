import { render } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { Price } from "#ui/elements/price/price";

const text = (price: React.ReactElement) => render(price).container.textContent;

describe("price", () => {
  it("[format.jpy-dates] states that the price includes tax", () => {
    expect(text(<Price value={11000} />)).toBe("11,000円(税込)");
  });

  it("marks the reduced tax rate and a lowest price", () => {
    expect(text(<Price value={1080} taxRate={8} from />)).toBe("1,080円〜(税込)※");
  });

  it("shows the price before a reduction", () => {
    expect(text(<Price value={900} before={1200} />)).toBe("通常価格1,200円値下げ後の価格900円(税込)");
    expect(text(<Price value={900} before={null} />)).toBe("900円(税込)");
  });
});
