import type { Meta, StoryObj } from "@storybook/react-vite";
import { CardPaper } from "#ui/slots/gift-papers/card-paper";
import { NoshiPaper } from "#ui/slots/gift-papers/noshi-paper";
import { SignBoard } from "#ui/slots/gift-papers/sign-board";

export default {
  title: "部品/ギフトの見本",
  component: NoshiPaper,
  args: {
    title: "寿",
    knot: "musubikiri",
    cord: "red-white",
    strands: 10,
    has_ornament: true,
    names: ["山田　太郎", "花子"],
    affiliation: null,
    reading: null,
  },
} satisfies Meta<typeof NoshiPaper>;
type Story = StoryObj<typeof NoshiPaper>;

export const Wedding: Story = { name: "結婚祝い（連名）" };
export const Awaji: Story = {
  name: "結婚内祝い（あわじ結び）",
  args: { title: "内祝", knot: "awajimusubi", names: ["髙橋", "渡邊"] },
};
export const Birth: Story = {
  name: "出産内祝い（ふりがな）",
  args: { title: "内祝", knot: "chomusubi", strands: 5, names: ["美咲"], reading: "みさき" },
};
export const Opening: Story = {
  name: "開店祝い（会社名・三名）",
  args: {
    title: "御開店御祝",
    knot: "chomusubi",
    strands: 5,
    names: ["髙橋　一郎", "山﨑　二郎", "𠮷野　三郎"],
    affiliation: "株式会社のれん堂",
  },
};
export const Condolence: Story = {
  name: "香典返し（黒白）",
  args: { title: "志", cord: "black-white", strands: 5, has_ornament: false, names: ["山田家"] },
};
export const Kansai: Story = {
  name: "満中陰志（黄白）",
  args: { title: "満中陰志", cord: "yellow-white", strands: 5, has_ornament: false, names: ["山田家"] },
};
export const Nameless: Story = {
  name: "無記名・長い表書き",
  args: { title: "ありがとうサンキュー", knot: "chomusubi", strands: 5, names: [] },
};
export const Card: Story = {
  name: "メッセージカード",
  render: () => <CardPaper message={"ご結婚おめでとうございます。\nおふたりの末永いお幸せをお祈りいたします。"} />,
};
export const Sign: Story = {
  name: "立札（祝）",
  render: () => <SignBoard title="祝 御開店" receiver="喫茶のれん" giver="山田花子" />,
};
export const MourningSign: Story = {
  name: "立札（供）",
  render: () => <SignBoard title="御供" receiver={null} giver="友人一同" />,
};
