import type { Meta, StoryObj } from "@storybook/react-vite";
import { Attachments } from "#ui/slots/attachments/attachments";
import { attachmentsCopy } from "#ui/slots/attachments/attachments.copy";

export default {
  title: "部品/添付ファイル",
  component: Attachments,
  args: { files: [], onChosen: () => undefined, onRemoved: () => undefined },
} satisfies Meta<typeof Attachments>;
type Story = StoryObj<typeof Attachments>;

export const Empty: Story = { name: "空" };
export const Photos: Story = { name: "写真", args: { arePhotos: true } };
export const Chosen: Story = {
  name: "選択後",
  args: {
    files: [
      { id: 1, name: "届いた碗.jpg", size: 1_240_000, isUploading: false, error: null },
      { id: 2, name: "納品書.pdf", size: 210_000, isUploading: true, error: null },
      { id: 3, name: "動画.mp4", size: 9_800_000, isUploading: false, error: attachmentsCopy.wrongType },
    ],
  },
};
