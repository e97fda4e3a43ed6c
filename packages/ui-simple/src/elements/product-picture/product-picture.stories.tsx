import { NO_PICTURE_PATH } from "@noren/contract/picture";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { ProductPicture } from "#ui/elements/product-picture/product-picture";
import { pictures } from "#ui/stories/pictures.fixture";
import { usage } from "#ui/stories/usage";

export default {
  title: "要素/商品の写真",
  component: ProductPicture,
  tags: ["autodocs"],
  args: { picture: pictures.celadon, sizes: "20rem" },
  argTypes: {
    picture: { description: "写真。説明の文と、読み込む前の色を持ちます。", control: false },
    tall: { description: "スマートフォンで見せる縦長の写真。", control: false },
    sizes: {
      description: "画面の幅ごとの表示の幅。大きすぎる写真を取り寄せないために、正しく書きます。",
      control: "text",
    },
    maxFetchedWidth: { description: "取り寄せる最大の幅（px）。どの画面でも小さい写真に付けます。", control: "number" },
    priority: {
      description: "最初に見える一番大きな写真だけに付けます。ほかは近づいたときに読み込みます。",
      control: "boolean",
    },
    alt: { description: "写真の説明を替えます。そばの文字が同じことを言うときは空にします。", control: "text" },
    ratio: {
      description: "切り取る比。指定がなければ写真のままです。",
      control: "select",
      options: [undefined, "square", "portrait", "landscape"],
    },
    className: { description: "幅は置く側が決めます。", control: false },
  },
  parameters: usage(
    "商品や場面の写真です。画面の幅に合う大きさだけを取り寄せ、場所を先にとるので、読み込みで下の内容が動きません。写真のない商品には名前の入った枠を見せます。",
  ),
  decorators: [
    (Story) => (
      <div style={{ width: "20rem" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductPicture>;
type Story = StoryObj<typeof ProductPicture>;

export const Plain: Story = { name: "通常" };
export const Square: Story = { name: "正方形", args: { ratio: "square" } };
export const StandIn: Story = { name: "別の商品の写真", args: { picture: { ...pictures.celadon, is_stand_in: true } } };
export const Missing: Story = { name: "写真なし", args: { picture: { ...pictures.celadon, path: NO_PICTURE_PATH } } };
