import type { LayoutName } from "@noren/contract/screens";
import type { Problem } from "@noren/domain/problem";
import type { ComponentType, ReactNode } from "react";
import { StorageProvider } from "#ui/elements/product-picture/storage";
import { BareLayout } from "#ui/layouts/bare-layout";
import { DefaultLayout } from "#ui/layouts/default-layout";
import type { LayoutProps } from "#ui/layouts/layout.props";
import { SimpleLayout } from "#ui/layouts/simple-layout";
import { problemOf } from "../load/problem-response.ts";
import { useAppSelector } from "../state/hooks.ts";
import { useLayoutModel } from "./layout.model.ts";
import { ProblemPage } from "./problem-page.tsx";

/** [layout.five] The five layouts. Where the shop itself is not there, nothing of it surrounds the page. */
const layouts: Record<LayoutName, ComponentType<LayoutProps>> = {
  default: DefaultLayout,
  simple: SimpleLayout,
  sample: BareLayout,
  maintenance: BareLayout,
  invalidChannel: BareLayout,
};

/** The layout in which a problem's page stands: the screen's own, where it is the screen's own problem. */
function layoutOfProblem(problem: Problem, own: LayoutName): LayoutName {
  return problem.kind === "invalidChannel" || problem.kind === "maintenance" ? problem.kind : own;
}

const invalidChannel: Problem = { kind: "invalidChannel", message: "", code: "" };

/** A page in its layout. Once the server has said that the channel does not exist, every page says so. */
export function PageIn({ layout, children }: { layout: LayoutName; children: ReactNode }) {
  const isInvalidChannel = useAppSelector(({ shop }) => shop.status === "invalidChannel");
  const { storage, ...props } = useLayoutModel();
  const Layout = layouts[isInvalidChannel ? "invalidChannel" : layout];
  return (
    <StorageProvider value={storage}>
      <Layout {...props}>{isInvalidChannel ? <ProblemPage problem={invalidChannel} /> : children}</Layout>
    </StorageProvider>
  );
}

/** What a layout's ErrorBoundary shows. */
export function ProblemIn({ layout, error }: { layout: LayoutName; error: unknown }) {
  const problem = problemOf(error);
  return (
    <PageIn layout={layoutOfProblem(problem, layout)}>
      <ProblemPage problem={problem} />
    </PageIn>
  );
}
