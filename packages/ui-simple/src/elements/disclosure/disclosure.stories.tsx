import type { Meta, StoryObj } from "@storybook/react-vite";
import { Disclosure } from "#ui/elements/disclosure/disclosure";

export default { title: "要素/開閉", component: Disclosure } satisfies Meta<typeof Disclosure>;

export const Group: StoryObj = {
  name: "並べる",
  render: () => (
    <div>
      <Disclosure summary="素材とお手入れ" defaultOpen>
        綿100%。洗濯機で洗えます。乾燥機のご使用はお控えください。
      </Disclosure>
      <Disclosure summary="送料とお届け">本州は全国一律660円(税込)です。</Disclosure>
      <Disclosure summary="返品と交換">お届けから8日以内に承ります。</Disclosure>
    </div>
  ),
};
