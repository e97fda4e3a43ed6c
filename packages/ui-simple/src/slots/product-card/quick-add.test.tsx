import type { ProductInfo } from "@noren/contract";
import { fireEvent, render, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { expect, test, vi } from "vitest";
import { HomeView } from "#ui/screens/home/home-view";
import homeStories from "#ui/screens/home/home-view.stories";
import { MemberHomeView } from "#ui/screens/member-home/member-home-view";
import memberHomeStories from "#ui/screens/member-home/member-home-view.stories";
import { ProductView } from "#ui/screens/product/product-view";
import productStories from "#ui/screens/product/product-view.stories";
import { ProductListView } from "#ui/screens/product-list/product-list-view";
import productListStories from "#ui/screens/product-list/product-list-view.stories";
import type { ProductCardProps } from "#ui/slots/product-card/product-card";
import { productWith } from "#ui/stories/products.fixture";

/** The card of a theme with quick add. */
vi.mock("#ui/slots/product-card/product-card", () => ({
  ProductCard: ({ product, onAddedToCart }: ProductCardProps) =>
    onAddedToCart && product.default_variant_id !== null ? (
      <button type="button" onClick={() => onAddedToCart(product)}>
        カートに入れる：{product.name}
      </button>
    ) : (
      <p>{product.name}</p>
    ),
}));

const bowl = productWith({ name: "飯碗", default_variant_id: 21 });
const glazes = productWith({ id: 2, name: "選べる飯碗", default_variant_id: null });
const products = [bowl, glazes];
const onAddedToCart = vi.fn<(product: ProductInfo) => void>();

const screens: Record<string, ReactElement> = {
  home: (
    <HomeView
      {...homeStories.args}
      onAddedToCart={onAddedToCart}
      collections={[{ alias: "ranking", title: "ランキング", lead: "", path: null, products }]}
      recentProducts={products}
    />
  ),
  list: <ProductListView {...productListStories.args} onAddedToCart={onAddedToCart} products={products} />,
  "member home": (
    <MemberHomeView
      {...memberHomeStories.args}
      onAddedToCart={onAddedToCart}
      recentProducts={products}
      recommended={[]}
    />
  ),
  recommendations: (
    <ProductView
      {...productStories.args}
      onCardAddedToCart={onAddedToCart}
      recommendations={products}
      recentProducts={[]}
    />
  ),
};

test.each(Object.entries(screens))("quick add of a theme's card works on %s", (_, screenOfTheme) => {
  onAddedToCart.mockClear();
  render(screenOfTheme);
  const buttons = screen.getAllByRole("button", { name: "カートに入れる：飯碗" });
  for (const button of buttons) fireEvent.click(button);
  expect(onAddedToCart.mock.calls).toEqual(buttons.map(() => [bowl]));
  expect(screen.queryAllByText(bowl.name), "cards without the callback").toEqual([]);
});
