import { paths } from "@noren/contract/paths";
import { embroideryFields, measurementFields } from "@noren/validation/fields/measurement";
import { emptyValues } from "@noren/validation/form-values";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { TimeseriesFormView } from "#ui/screens/timeseries-form/timeseries-form-view";
import { inShop } from "#ui/stories/in-frame";

const measurement = {
  purpose: "measurement",
  values: { ...emptyValues(measurementFields), height: "162", chest: "83.5" },
  listPath: paths.measurement(),
  onSubmitted: () => Promise.resolve(),
} as const;

export default {
  title: "画面/からだの寸法・お名入れの文字の登録",
  component: TimeseriesFormView,
  parameters: { layout: "fullscreen" },
  decorators: [inShop],
  args: measurement,
} satisfies Meta<typeof TimeseriesFormView>;
type Story = StoryObj<typeof TimeseriesFormView>;

export const Plain: Story = { name: "寸法" };
export const Embroidery: Story = {
  name: "お名入れの文字",
  args: { ...measurement, purpose: "embroidery", values: emptyValues(embroideryFields) },
};
export const Loading: Story = { name: "読込中", args: { ...measurement, values: null } };
