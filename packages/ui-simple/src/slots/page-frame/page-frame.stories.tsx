import { paths } from "@noren/contract/paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Heading } from "#ui/elements/heading/heading";
import { Breadcrumbs } from "#ui/elements/breadcrumbs/breadcrumbs";
import { Pagination } from "#ui/elements/pagination/pagination";
import { BusinessCalendar } from "#ui/slots/business-calendar/business-calendar";
import { Footer } from "#ui/slots/footer/footer";
import { Header } from "#ui/slots/header/header";
import { PageFrame } from "#ui/slots/page-frame/page-frame";
import { ProductGrid } from "#ui/slots/product-grid/product-grid";
import { categories, products } from "#ui/stories/products.fixture";
import { businessDates, contact, footerGroups, legalLinks, offeredPages } from "#ui/stories/shop.fixture";

export default {
  title: "部品/ページの枠",
  component: PageFrame,
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof PageFrame>;

export const Whole: StoryObj = {
  name: "全体",
  render: () => (
    <PageFrame
      header={
        <Header
          shopName="のれん商店"
          homePath={paths.home()}
          categories={categories}
          pages={offeredPages}
          word=""
          account={{ kind: "guest", loginPath: paths.login() }}
          cartCount={2}
        />
      }
      footer={
        <Footer shopName="のれん商店" groups={footerGroups} legalLinks={legalLinks} contact={contact}>
          <BusinessCalendar dates={businessDates} today="2026-11-20" />
        </Footer>
      }
    >
      <div
        style={{ maxWidth: "var(--width-page)", marginInline: "auto", padding: "0 var(--gutter) var(--section-gap)" }}
      >
        <Breadcrumbs
          items={[
            { name: "器・食卓", path: paths.productList({ category: "tableware" }) },
            { name: "飯碗・鉢", path: null },
          ]}
        />
        <div style={{ padding: "var(--space-4) 0 var(--space-8)" }}>
          <Heading level={1} aside="32点">
            飯碗・鉢
          </Heading>
        </div>
        <ProductGrid products={products} label="商品の一覧" onFavouriteToggled={() => undefined} />
        <div style={{ paddingTop: "var(--space-16)" }}>
          <Pagination current={2} last={9} toPage={(page) => paths.productList({ page })} />
        </div>
      </div>
    </PageFrame>
  ),
};
