import { paths, SCHOOL_KEY_PATH } from "@noren/contract/paths";
import type { ProductVideo } from "@noren/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { ProductDeliveryView } from "#ui/screens/product/product-delivery-view";
import { ProductDetailsView } from "#ui/screens/product/product-details-view";
import { ProductReviewsView } from "#ui/screens/product/product-reviews-view";
import { ProductVideoView } from "#ui/screens/product/product-video-view";
import { RestockView } from "#ui/screens/product/restock-view";
import { ProductView } from "#ui/screens/product/product-view";
import { options, product, variantWith } from "#ui/stories/product.fixture";
import { productDelivery, productDetails } from "#ui/stories/product-details.fixture";
import { productReviews } from "#ui/stories/reviews.fixture";
import { products, withoutPrices } from "#ui/stories/products.fixture";
import { noPicture, pictures } from "#ui/stories/pictures.fixture";
import { inShop } from "#ui/stories/in-frame";

export default {
  title: "画面/商品",
  component: ProductView,
  parameters: { layout: "fullscreen" },
  decorators: [inShop],
  args: {
    product,
    breadcrumbs: product.breadcrumbs.map(({ key, name }) => ({ name, path: paths.productList({ category: key }) })),
    options: options("大"),
    openOption: null,
    variant: variantWith({}),
    price: { value: 2200, before: null, from: false, taxRate: product.tax_rate },
    quantity: 1,
    maxQuantity: 20,
    isAdding: false,
    isSelling: true,
    isSoldOut: false,
    restock: null,
    listPath: null,
    keyPath: null,
    cartPath: null,
    canAddToCart: true,
    message: null,
    recommendations: products.slice(1, 5),
    video: null,
    delivery: <ProductDeliveryView {...productDelivery} />,
    accessories: null,
    details: <ProductDetailsView {...productDetails} />,
    reviews: <ProductReviewsView {...productReviews} />,
    recentProducts: products.slice(4),
    hasReducedRate: true,
    onOptionChosen: () => undefined,
    onQuantityChanged: () => undefined,
    onAddedToCart: () => undefined,
    countOrderable: ({ max_quantity }) => max_quantity,
    onSetAdded: async () => undefined,
    onFavouriteToggled: () => undefined,
    onCardAddedToCart: () => undefined,
  },
} satisfies Meta<typeof ProductView>;
type Story = StoryObj<typeof ProductView>;

export const Plain: Story = { name: "通常" };
export const Unchosen: Story = {
  name: "選択前",
  args: { variant: null, options: options(""), openOption: "サイズ", canAddToCart: false },
};
const video: ProductVideo = {
  path: "studio/donabe.mp4",
  type: "video/mp4",
  title: "土鍋の形と釉薬",
  poster: pictures.celadon,
  captions: null,
};
export const Video: Story = {
  name: "動画",
  args: { product: { ...product, video }, video: <ProductVideoView {...video} /> },
};
export const Adding: Story = { name: "カートに追加中", args: { isAdding: true } };
export const Swatches: Story = {
  name: "写真で選ぶ",
  args: {
    options: [
      {
        name: "色",
        values: [
          { value: "青磁", isChosen: true, isAvailable: true, image: pictures.celadon },
          { value: "粉引", isChosen: false, isAvailable: true, image: pictures.kohiki },
          { value: "天目", isChosen: false, isAvailable: false, image: pictures.tenmoku },
        ],
      },
      {
        name: "サイズ",
        values: [
          { value: "大", isChosen: true, isAvailable: true, image: null },
          { value: "小", isChosen: false, isAvailable: false, image: null },
        ],
      },
    ],
  },
};
export const SoldOut: Story = {
  name: "在庫切れ",
  args: {
    product: { ...product, is_stock_available: false },
    variant: variantWith({ stock_status: "out", max_quantity: 0 }),
    isSoldOut: true,
    restock: <RestockView requestPath={paths.productRequestHistory({ product: "seiji-meshiwan" })} />,
    canAddToCart: false,
    hasReducedRate: false,
    recommendations: [],
    recentProducts: [],
  },
};
export const Few: Story = {
  name: "残りわずか・値下げ",
  args: {
    variant: variantWith({ stock_status: "few", stock_quantity: 2, max_quantity: 2, before_price: 2640 }),
    price: { value: 2200, before: 2640, from: false, taxRate: product.tax_rate },
    maxQuantity: 2,
  },
};
export const InCart: Story = {
  name: "すでにカートにある",
  args: {
    variant: variantWith({ stock_status: "few", stock_quantity: 1, max_quantity: 1 }),
    quantity: 0,
    maxQuantity: 0,
    cartPath: paths.cart(),
    canAddToCart: false,
  },
};
export const NoPicture: Story = {
  name: "画像準備中",
  args: { product: { ...product, images: [noPicture(product.name)], image: noPicture(product.name) } },
};
export const Stopped: Story = { name: "販売停止中", args: { isSelling: false, canAddToCart: false } };
export const KeyNeeded: Story = {
  name: "学校キーの確認前",
  args: {
    keyPath: SCHOOL_KEY_PATH,
    canAddToCart: false,
    delivery: <ProductDeliveryView {...productDelivery} freeCarriage={null} points={null} />,
    price: { value: null, before: null, from: false, taxRate: product.tax_rate },
    recommendations: withoutPrices(products.slice(1, 5)),
    recentProducts: [],
  },
};
