import type { LayoutName } from "@noren/contract/screens";
import type { Problem } from "@noren/domain/problem";
import type { ComponentType, ReactNode } from "react";
import { useMatches } from "react-router";
import { PicturesUrlProvider } from "#ui/elements/product-picture/pictures-url";
import { BareLayout } from "#ui/layouts/bare-layout";
import { DefaultLayout } from "#ui/layouts/default-layout";
import type { LayoutProps } from "#ui/layouts/layout.props";
import { SimpleLayout } from "#ui/layouts/simple-layout";
import { InvalidChannelView } from "#ui/screens/invalid-channel/invalid-channel-view";
import { problemOf } from "../problem/problem-response.ts";
import { useAppSelector } from "../state/hooks.ts";
import { LateBottom, LateSide, LateTop } from "./late-areas.tsx";
import { useLayoutModel } from "./layout.model.ts";
import { ProblemPage } from "./problem-page.tsx";

/**
 * [layout.five] The five layouts. `sample` is for screens of an app without header and footer. Maintenance and an invalid
 * channel have neither, because header and footer need the API.
 */
const layouts: Record<LayoutName, ComponentType<LayoutProps>> = {
  default: DefaultLayout,
  simple: SimpleLayout,
  sample: BareLayout,
  maintenance: BareLayout,
  invalidChannel: BareLayout,
};

/** The layout of a problem's page: the screen's own, unless the whole shop has the problem. */
function layoutOfProblem(problem: Problem, own: LayoutName): LayoutName {
  return problem.kind === "invalidChannel" || problem.kind === "maintenance" ? problem.kind : own;
}

/** A page in its layout. If the channel does not exist, every page shows that instead [channel.invalid]. */
export function PageInLayout({ layout, children }: { layout: LayoutName; children: ReactNode }) {
  const isInvalidChannel = useAppSelector(({ shop }) => shop.status === "invalidChannel");
  const { picturesUrl, ...props } = useLayoutModel();
  // The areas of one screen never show those of another.
  const key = useMatches().at(-1)?.id;
  const areas = {
    top: <LateTop key={key} />,
    side: <LateSide key={key} />,
    bottom: <LateBottom key={key} />,
  };
  const Layout = layouts[isInvalidChannel ? "invalidChannel" : layout];
  return (
    <PicturesUrlProvider value={picturesUrl}>
      <Layout {...props} areas={areas}>
        {isInvalidChannel ? <InvalidChannelView /> : children}
      </Layout>
    </PicturesUrlProvider>
  );
}

/** The content of a layout's ErrorBoundary. */
export function ProblemInLayout({ layout, error }: { layout: LayoutName; error: unknown }) {
  const problem = problemOf(error);
  return (
    <PageInLayout layout={layoutOfProblem(problem, layout)}>
      <ProblemPage problem={problem} />
    </PageInLayout>
  );
}
