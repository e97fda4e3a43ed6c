import { paths } from "@noren/contract/paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { MemorialsView } from "#ui/screens/memorials/memorials-view";
import { messageWith } from "#ui/stories/cart.fixture";
import { inShop } from "#ui/stories/in-frame";

const mother = {
  id: 1,
  target_user_name: "和子",
  call: "お母さん",
  division_ct: 1,
  divisionName: "誕生日",
  name: "母の誕生日",
  month: 12,
  date: 8,
  is_mailed: true,
  next_date: "2026-12-08",
  daysLeft: 18,
  isDayOfDeath: false,
  editPath: paths.memorialEdit({ key: 1 }),
};

export default {
  title: "画面/記念日",
  component: MemorialsView,
  parameters: { layout: "fullscreen" },
  decorators: [inShop],
  args: {
    messages: [],
    memorials: [
      {
        ...mother,
        id: 4,
        name: "店の創業記念日",
        call: null,
        division_ct: 4,
        divisionName: "創業記念日",
        next_date: "2026-11-20",
        daysLeft: 0,
      },
      mother,
      {
        ...mother,
        id: 3,
        target_user_name: "正一",
        call: "おじいさん",
        name: "祖父の命日",
        division_ct: 3,
        divisionName: "ご命日",
        next_date: "2027-01-14",
        daysLeft: 55,
        isDayOfDeath: true,
        is_mailed: false,
      },
    ],
    limit: 20,
    canAdd: true,
    busyId: null,
    addPath: paths.memorialAdd(),
    giftPath: paths.productList({ category: "gift" }),
    homePath: paths.mypageHome(),
    onDeleted: () => undefined,
    onMailsSwitched: () => undefined,
  },
} satisfies Meta<typeof MemorialsView>;
type Story = StoryObj<typeof MemorialsView>;

export const Plain: Story = {
  name: "通常",
  args: { messages: [messageWith("memorial", "<p>贈りもののご予定にお役立てください。</p>")] },
};
export const Full: Story = { name: "上限", args: { canAdd: false } };
export const Empty: Story = { name: "空", args: { memorials: [] } };
export const Loading: Story = { name: "読込中", args: { memorials: null } };
