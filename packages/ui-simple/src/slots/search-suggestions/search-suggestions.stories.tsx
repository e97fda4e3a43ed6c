import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { SearchSuggestions } from "#ui/slots/search-suggestions/search-suggestions";
import { empty, typed } from "#ui/slots/search-suggestions/search-suggestions.fixture";
import type { SearchSuggestionsProps } from "#ui/slots/search-suggestions/search-suggestions.props";

type Shown = Omit<SearchSuggestionsProps, "field">;

/** The panel below a field with the focus. */
function WithField(props: Shown) {
  const [field, setField] = useState<HTMLInputElement | null>(null);
  return (
    <form role="search" style={{ position: "relative", minHeight: "44rem" }}>
      <input
        ref={setField}
        type="search"
        aria-label="商品を検索"
        defaultValue={props.word ?? ""}
        style={{ width: "100%", minHeight: "2.75rem" }}
      />
      <div style={{ position: "relative" }}>{field ? <SearchSuggestions {...props} field={field} /> : null}</div>
    </form>
  );
}

export default {
  title: "部品/検索の候補",
  component: WithField,
  args: { ...typed, onTyped: () => undefined, onHistoryRemoved: () => undefined },
  play: ({ canvasElement }) => canvasElement.querySelector("input")?.focus(),
} satisfies Meta<typeof WithField>;
type Story = StoryObj<typeof WithField>;

export const Typed: Story = { name: "入力中" };
export const ReducedRate: Story = {
  name: "軽減税率の商品",
  args: {
    hasReducedRate: true,
    products: typed.products.map((each) => ({ ...each, product: { ...each.product, tax_rate: 8 } })),
  },
};
export const Empty: Story = { name: "未入力（会員）", args: empty };
export const Popular: Story = { name: "未入力（はじめての方）", args: { ...empty, history: [], historyPath: null } };
