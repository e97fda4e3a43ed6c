// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { text } from "node:stream/consumers";
import { paths } from "@noren/contract/paths";
import type { Problem } from "@noren/domain/problem";
import { act, cleanup, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import {
  createRequestHandler,
  Outlet,
  Scripts,
  ServerRouter,
  useLoaderData,
  useNavigate,
  useRouteError,
  type EntryContext,
  type ServerBuild,
} from "react-router";
import { HydratedRouter } from "react-router/dom";
import { afterEach, expect, test, vi } from "vitest";
import { problemOf, toProblemResponse } from "../problem/problem-response.ts";
import { CREATE_CONTEXT, HAND_OVER_LOADER_DATA, listPageScripts, REGISTER_ROUTE_MODULES } from "./handoff.ts";
import { readPendingPath } from "./pending-path.ts";
import { listRouteFiles } from "./route-files.ts";

/** These tests hold the folder to React Router as it is installed. When an upgrade fails them, change the folder. */

const clientLoader = vi.fn();
const problem: Problem = { kind: "notFound", message: "</script>", code: "not_found" };

const Root = () => {
  const navigate = useNavigate();
  return (
    <>
      <p>{useLoaderData<string>()}</p>
      <button type="button" onClick={() => void navigate(`${paths.home()}?page=2#list`)}>
        next
      </button>
      <Outlet />
    </>
  );
};
const loader = () => {
  throw toProblemResponse(problem);
};
const ErrorBoundary = () => <pre>{JSON.stringify(problemOf(useRouteError()))}</pre>;

const files = { hasLoader: true, hasClientLoader: true, hasAction: false, hasClientAction: false } as const;
const noSplitModules = {
  clientActionModule: undefined,
  clientLoaderModule: undefined,
  clientMiddlewareModule: undefined,
  hydrateFallbackModule: undefined,
};
const rest = { ...files, ...noSplitModules, hasClientMiddleware: false };

const manifest: EntryContext["manifest"] = {
  url: "/manifest.js",
  version: "1",
  entry: { module: "/entry.js", imports: ["/shared.js"] },
  routes: {
    root: {
      ...rest,
      id: "root",
      path: "",
      module: "/root.js",
      imports: ["/shared.js"],
      css: ["/root.css"],
      hasErrorBoundary: false,
    },
    Page: { ...rest, id: "Page", parentId: "root", index: true, module: "/page.js", hasErrorBoundary: true },
  },
};

/** The page that React Router's server renders, and the context that it renders from. */
async function serve(Component: typeof Root): Promise<{ html: string; context: EntryContext }> {
  let served: EntryContext | undefined;
  const build: ServerBuild = {
    entry: {
      module: {
        default: (request, status, headers, context) => {
          served = context;
          const { serverHandoffStream: _, ...withoutStream } = context;
          return new Response(renderToString(<ServerRouter context={withoutStream} url={request.url} />), {
            status,
            headers,
          });
        },
      },
    },
    routes: {
      root: { id: "root", path: "", module: { default: Component, loader: () => "from </the> loader" } },
      Page: {
        id: "Page",
        parentId: "root",
        index: true,
        module: { default: () => null, ErrorBoundary, loader },
      },
    },
    assets: manifest,
    publicPath: "/",
    assetsBuildDirectory: "",
    basename: "/",
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: "initial", manifestPath: "/__manifest" },
  };
  const response = await createRequestHandler(build, "production")(new Request(window.location.href));
  const html = await response.text();
  if (!served) throw new Error(`React Router did not render: ${html}`);
  return { html, context: served };
}

const run = (code: string): unknown => window.eval(code);

afterEach(cleanup);

test("HydratedRouter starts from the context, the loaders' data and the route modules that the server writes", async () => {
  const { context } = await serve(Root);
  run(`(${CREATE_CONTEXT})(${context.serverHandoffString})`);
  run(`(${HAND_OVER_LOADER_DATA})(${JSON.stringify(await text(context.serverHandoffStream!))})`);
  window.__reactRouterManifest = manifest;
  const modules = { root: { default: Root, clientLoader }, Page: { default: () => null, ErrorBoundary, clientLoader } };
  Object.assign(window, { modules });
  run(`(${REGISTER_ROUTE_MODULES})(window.modules)`);
  await act(async () => render(<HydratedRouter />));
  expect(await screen.findByText("from </the> loader")).toBeTruthy();
  expect(JSON.parse((await screen.findByText(/notFound/)).textContent)).toEqual(problem);
  expect(clientLoader).not.toHaveBeenCalled();

  expect(readPendingPath()).toBeNull();
  clientLoader.mockReturnValue(new Promise(() => {}));
  // Not in `act`: the path is known at once.
  screen.getByRole("button").click();
  expect(readPendingPath()).toBe("/?page=2#list");
});

test("<Scripts> creates the same context and loads the same files", async () => {
  const { html, context } = await serve(() => <Scripts />);
  const scripts = [...new DOMParser().parseFromString(html, "text/html").querySelectorAll("script")];
  const [contextScript = "", modulesScript = ""] = scripts.map(({ textContent }) => textContent);
  const bare = (code: string) => code.replaceAll(/[\s;]/g, "");
  const settings = context.serverHandoffString ?? "";
  expect(JSON.parse(settings)).toMatchObject({ ssr: true });
  expect(bare(CREATE_CONTEXT).replace("=settings", () => `=${bare(settings)}`)).toBe(
    `(settings)=>{${bare(contextScript)}}`,
  );
  expect(listPageScripts(context)).toEqual({
    manifest: "/manifest.js",
    routes: { root: "/root.js", Page: "/page.js" },
    entry: "/entry.js",
    shared: ["/shared.js"],
  });
  expect(modulesScript).toContain(`import "/manifest.js"`);
  expect(modulesScript).toContain(`import * as route0 from "/root.js"`);
  expect(modulesScript).toContain(`window.__reactRouterRouteModules = {"root":route0,"Page":route1}`);
  expect(modulesScript).toContain(`import("/entry.js")`);
});

test("builds write the route manifest where route files are read", () => {
  const development = readFileSync(
    createRequire(import.meta.url)
      .resolve("@react-router/dev/vite")
      .replace(/\.d\.ts$/, ".js"),
    "utf8",
  );
  expect(development).toContain("window.__reactRouterManifest=");
  window.__reactRouterManifest = manifest;
  expect(listRouteFiles(["Page"])).toEqual({ scripts: ["/page.js", "/root.js", "/shared.js"], styles: ["/root.css"] });
});
