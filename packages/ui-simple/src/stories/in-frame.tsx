import { paths } from "@noren/contract/paths";
import type { ComponentType } from "react";
import { BareLayout } from "#ui/layouts/bare-layout";
import { DefaultLayout } from "#ui/layouts/default-layout";
import { SimpleLayout } from "#ui/layouts/simple-layout";
import type { LayoutProps } from "#ui/layouts/layout.props";
import { categories } from "#ui/stories/products.fixture";
import { contact, footerGroups, legalLinks, offeredPages, shopName } from "#ui/stories/shop.fixture";

const shop: Omit<LayoutProps, "children"> = {
  header: {
    shopName,
    homePath: paths.home(),
    categories,
    pages: offeredPages,
    word: "",
    account: { kind: "guest", loginPath: paths.login() },
    cartCount: 3,
  },
  footer: { shopName, groups: footerGroups, legalLinks, contact },
  messages: [],
  areas: { top: null, side: null, bottom: null },
};

/** Makes a decorator that renders a view inside a layout. */
const withLayout = (Layout: ComponentType<LayoutProps>) =>
  function InLayout(Story: ComponentType) {
    return (
      <Layout {...shop}>
        <Story />
      </Layout>
    );
  };

export const inShop = withLayout((props) => <DefaultLayout {...props} />);
export const inCheckout = withLayout((props) => <SimpleLayout {...props} />);
export const inBareLayout = withLayout((props) => <BareLayout {...props} />);
