import type { Meta, StoryObj } from "@storybook/react-vite";
import { Attachments } from "#ui/slots/attachments/attachments";
import { attachmentsCopy } from "#ui/slots/attachments/attachments.copy";

const picture =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1 1'%3E%3Cpath d='M0 0h1v1H0z' fill='%23789'/%3E%3C/svg%3E";

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
      { id: 1, name: "届いた碗.jpg", size: 1_240_000, isUploading: false, preview: picture, error: null },
      { id: 2, name: "納品書.pdf", size: 210_000, isUploading: true, preview: null, error: null },
      { id: 3, name: "動画.mp4", size: 9_800_000, isUploading: false, preview: null, error: attachmentsCopy.wrongType },
    ],
  },
};
