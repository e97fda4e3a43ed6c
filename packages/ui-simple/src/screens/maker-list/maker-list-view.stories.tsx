import { paths } from "@noren/contract/paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { MakerListView } from "#ui/screens/maker-list/maker-list-view";
import { inShop } from "#ui/stories/in-frame";
import { pictures } from "#ui/stories/pictures.fixture";

export default {
  title: "画面/つくり手",
  component: MakerListView,
  parameters: { layout: "fullscreen" },
  decorators: [inShop],
  args: {
    makers: [
      {
        name: "翠明窯",
        lead: "澄んだ釉薬の色だけで、器の表情をつくる窯です。",
        place: "佐賀県有田町",
        image: pictures.celadon,
        path: paths.maker({ key: "suimei" }),
      },
      {
        name: "檜原窯",
        lead: "薪の火で焼く、土ものの器です。",
        place: "岐阜県多治見市",
        image: null,
        path: paths.maker({ key: "hibaru" }),
      },
    ],
  },
} satisfies Meta<typeof MakerListView>;
type Story = StoryObj<typeof MakerListView>;

export const Plain: Story = { name: "通常" };
export const Empty: Story = { name: "空", args: { makers: [] } };
export const Loading: Story = { name: "読込中", args: { makers: null } };
