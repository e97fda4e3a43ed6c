import type { Meta, StoryObj } from "@storybook/react-vite";
import { generalShop } from "#ui/stories/home.fixture";
import { studio } from "#ui/stories/pictures.fixture";
import { bowlsWithout, piecesWithout } from "../tray/pieces.fixture.ts";
import { Care } from "./care.tsx";
import { Feel } from "./feel.tsx";
import { Makers } from "./makers.tsx";
import { TodaysTray } from "./todays-tray.tsx";

const product = bowlsWithout("五の碗");
const maker = (key: string, name: string, place: string, shot: string) => ({
  key,
  name,
  kana: "",
  lead: "六度塗って、六度研ぐ。",
  place,
  image: studio(shot, "#e7e3da", name),
  product_count: 4,
});

export default {
  title: "sou/ホームの部品",
  component: TodaysTray,
  globals: { theme: "sou" },
  parameters: { layout: "fullscreen" },
  args: {
    title: "今日の盆",
    lead: "六つ並べて、ひとつ選んでください。",
    product,
    pieces: piecesWithout("五の碗"),
    inCart: [],
    onAddedToCart: () => undefined,
  },
} satisfies Meta<typeof TodaysTray>;
type Story = StoryObj<typeof TodaysTray>;

export const Today: Story = { name: "今日の盆" };
export const Stopped: Story = { name: "今日の盆 販売休止中", args: { onAddedToCart: undefined } };
export const Three: Story = {
  name: "つくり手",
  render: () => (
    <Makers
      makers={[
        maker("tsurugasawa", "鶴ヶ沢塗房", "青森県弘前市", "bowl-soup-red"),
        maker("oihan", "及半鋳房", "岩手県奥州市", "kettle-iron"),
        maker("sako", "佐古藍房", "徳島県藍住町", "tenugui-seigaiha"),
      ]}
    />
  ),
};
export const Touch: Story = { name: "手ざわり", render: () => <Feel /> };
export const Guides: Story = { name: "手入れ", render: () => <Care features={generalShop.features} /> };
