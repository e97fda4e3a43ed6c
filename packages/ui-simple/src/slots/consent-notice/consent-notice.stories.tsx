import { staticPages } from "@noren/contract/paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { ConsentNotice } from "#ui/slots/consent-notice/consent-notice";

export default {
  title: "部品/外部送信の同意",
  component: ConsentNotice,
  parameters: { layout: "fullscreen" },
  args: { policyPath: staticPages.externalTransmission, onConsentChanged: () => undefined },
} satisfies Meta<typeof ConsentNotice>;
type Story = StoryObj<typeof ConsentNotice>;

export const Question: Story = { name: "たずねる" };
