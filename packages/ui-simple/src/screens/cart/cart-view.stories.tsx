import { paths, staticPages } from "@noren/contract/paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { CartView } from "#ui/screens/cart/cart-view";
import discountStories, { InUse } from "#ui/slots/discounts/discounts.stories";
import { products } from "#ui/stories/products.fixture";
import {
  accessoryCart,
  discountedCart,
  discountedSums,
  emptyCart,
  messageWith,
  openCart,
  openSums,
  savedItems,
  stockNotes,
} from "#ui/stories/cart.fixture";
import { condolenceParcel, weddingParcel } from "#ui/stories/gift.fixture";
import { inShop } from "#ui/stories/in-frame";

export default {
  title: "画面/カート",
  component: CartView,
  parameters: { layout: "fullscreen" },
  decorators: [inShop],
  args: {
    cart: openCart,
    pending: null,
    failure: null,
    discounts: null,
    memberOffer: { expectedPoints: 56, couponsPath: paths.couponList(), loginPath: paths.login() },
    sums: openSums,
    hasReducedRate: true,
    hasCoolProducts: false,
    productPath: ({ product_info }) => paths.product({ key: product_info.key }),
    wantedQuantities: new Map(),
    removal: null,
    emptied: null,
    stockNotes,
    checkoutBlock: null,
    gifts: [],
    socialGift: { path: paths.cartSocialGift(), receiverName: null },
    messages: [],
    quotationPath: paths.cartQuotation(),
    checkoutPath: paths.cartShippingSelect(),
    loginPath: paths.login(),
    onQuantityChanged: () => undefined,
    onLineRemoved: () => undefined,
    saved: [],
    savedHasReducedRate: false,
    movingKeys: new Set(),
    accessoryNames: new Map(),
    recipientNames: new Map(),
    accessories: null,
    related: [],
    onLineSaved: () => undefined,
    onSavedReturned: () => undefined,
    onSavedRemoved: () => undefined,
    onEmptied: () => undefined,
    onAccessoriesToggled: () => undefined,
    onAccessoryAdded: () => undefined,
    onFavouriteToggled: () => undefined,
    onCardAddedToCart: () => undefined,
    onFailureDismissed: () => undefined,
    onRemovalUndone: () => undefined,
    onUndoHeld: () => undefined,
  },
} satisfies Meta<typeof CartView>;
type Story = StoryObj<typeof CartView>;

export const Plain: Story = { name: "通常" };
export const SocialGift: Story = {
  name: "ソーシャルギフト",
  args: {
    socialGift: { path: paths.cartSocialGift(), receiverName: "美咲" },
    gifts: [{ key: "gift", name: "美咲", packed: weddingParcel, path: paths.cartGift({ key: "gift", from: "cart" }) }],
    checkoutPath: paths.cartSocialGift(),
  },
};
export const Member: Story = {
  name: "会員",
  args: { loginPath: null, memberOffer: null, discounts: discountStories.args },
};
export const Discounted: Story = {
  name: "クーポン・ポイント利用",
  args: {
    ...Member.args,
    cart: discountedCart,
    sums: discountedSums,
    discounts: { ...discountStories.args, ...InUse.args },
  },
};
export const Unapplied: Story = {
  name: "未反映のクーポン",
  args: { ...Member.args, discounts: { ...discountStories.args, unapplied: "code" } },
};
export const Busy: Story = {
  name: "数量を変更中",
  args: { wantedQuantities: new Map([[openCart.detail.products[0]?.key ?? "", 5]]) },
};
export const Changed: Story = {
  name: "内容が変わった",
  args: {
    cart: {
      ...openCart,
      notices: [{ code: "price", message: "価格が変わりました。", product_name: "青磁の飯碗 大" }],
    },
  },
};
export const Gifts: Story = {
  name: "ギフト設定あり",
  args: {
    gifts: [
      { key: "p1", name: "山田　花子", packed: weddingParcel, path: paths.cartGift({ key: "p1", from: "cart" }) },
      { key: "p2", name: "佐々木　健一", packed: condolenceParcel, path: paths.cartGift({ key: "p2", from: "cart" }) },
    ],
  },
};
export const Stopped: Story = { name: "販売停止中", args: { checkoutBlock: "selling" } };
export const Short: Story = { name: "在庫不足", args: { checkoutBlock: "stock" } };
export const WithMessages: Story = {
  name: "お店からのお知らせ",
  args: {
    messages: [
      messageWith("cart-index", "<p>年末年始（12月29日〜1月4日）は、発送をお休みします。</p>"),
      messageWith("cart-note", "<p>包装・のしは、お届け日時の画面でお選びいただけます。</p>"),
      messageWith(
        "cart-links",
        `<p>お届けの目安は<a href="${staticPages.delivery}">お届けと送料について</a>をご覧ください。</p>`,
      ),
    ],
  },
};
export const Empty: Story = { name: "空", args: { cart: emptyCart } };
export const Removed: Story = {
  name: "商品を削除した",
  args: { removal: { name: "青磁の飯碗 大", state: "undoable" } },
};
export const Emptied: Story = {
  name: "空にした",
  args: { cart: emptyCart, saved: savedItems, removal: { name: null, state: "undoable" } },
};
export const Saved: Story = { name: "あとで買う商品あり", args: { saved: savedItems, related: products.slice(0, 4) } };
export const Accessories: Story = {
  name: "付属品・刺繍",
  args: {
    cart: accessoryCart,
    accessoryNames: new Map([["lid", "南部鉄瓶"]]),
    accessories: {
      lineKey: "kettle",
      offers: products.slice(1, 3).map((product) => ({
        id: product.id,
        name: product.name,
        path: paths.product({ key: product.key }),
        image: product.image,
        price: { value: product.product_price_with_tax, taxRate: product.tax_rate },
      })),
      failed: false,
      addingId: null,
    },
  },
};
export const PaymentFailed: Story = {
  name: "お支払いに失敗",
  args: {
    failure: {
      message: "カード会社の承認が得られませんでした。別のお支払い方法をお試しください。",
    },
  },
};
export const EmptiedByOrder: Story = { name: "注文で空になった", args: { cart: emptyCart, emptied: "ordered" } };
export const Loading: Story = { name: "読込中", args: { cart: null } };
