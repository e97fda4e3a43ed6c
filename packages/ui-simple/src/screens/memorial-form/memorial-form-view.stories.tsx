import { paths } from "@noren/contract/paths";
import { memorialDivisions, memorialFields } from "@noren/validation/fields/memorial";
import { emptyValues } from "@noren/validation/form-values";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { MemorialFormView } from "#ui/screens/memorial-form/memorial-form-view";
import { inShop } from "#ui/stories/in-frame";

export default {
  title: "画面/記念日の登録",
  component: MemorialFormView,
  parameters: { layout: "fullscreen" },
  decorators: [inShop],
  args: {
    mode: "add",
    values: emptyValues(memorialFields),
    divisions: memorialDivisions.map(({ value, label }) => ({ value: String(value), label })),
    listPath: paths.memorials(),
    onSubmitted: async () => undefined,
  },
} satisfies Meta<typeof MemorialFormView>;
type Story = StoryObj<typeof MemorialFormView>;

export const Add: Story = { name: "追加" };
export const Edit: Story = {
  name: "編集（2月29日）",
  args: {
    mode: "edit",
    values: {
      target_user_name: "和子",
      call: "お母さん",
      division_ct: "1",
      name: "母の誕生日",
      month: "2",
      date: "29",
    },
  },
};
export const Failing: Story = {
  name: "不備",
  play: ({ canvasElement }) => canvasElement.querySelector<HTMLElement>("main button[type=submit]")?.click(),
};
export const Loading: Story = { name: "読込中", args: { mode: "edit", values: null } };
