import { paths } from "@noren/contract/paths";
import type { ComponentType } from "react";
import { BareLayout } from "#ui/layouts/bare-layout";
import { DefaultLayout } from "#ui/layouts/default-layout";
import { SimpleLayout } from "#ui/layouts/simple-layout";
import type { LayoutProps } from "#ui/layouts/layout.props";
import { categories } from "#ui/stories/products.fixture";
import { footerGroups, legalLinks, shopName } from "#ui/stories/shop.fixture";

const shop: Omit<LayoutProps, "children"> = {
  header: { shopName, homePath: paths.home(), categories, word: "", account: { kind: "guest" }, cartCount: 3 },
  footer: { shopName, groups: footerGroups, legalLinks },
  messages: [],
};

/** Decorators that show a view as its screen has it: within its layout. */
const within = (Layout: ComponentType<LayoutProps>) =>
  function InFrame(Story: ComponentType) {
    return (
      <Layout {...shop}>
        <Story />
      </Layout>
    );
  };

export const inShop = within((props) => <DefaultLayout {...props} />);
export const inCheckout = within((props) => <SimpleLayout {...props} />);
export const alone = within((props) => <BareLayout {...props} />);
