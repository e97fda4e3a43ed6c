import { join } from "node:path";
import { workspaceRoot } from "@noren/bootstrap/workspace-root";
import { measureRoute, type RouteBytes } from "./measure-route.ts";

/** The routes whose pages have a budget. */
const PAGES = ["Home", "ProductList", "Product", "Cart"] as const;

/** The scripts and style sheets of an app's page; bytes, brotli. */
export interface PageBytes {
  page: (typeof PAGES)[number];
  own: RouteBytes;
  /** What the app adds to Simple's page; negative where it needs less. */
  added: RouteBytes;
}

const measure = (app: string, page: string) => measureRoute(join(workspaceRoot, "apps", app, "build/client"), page);

/** Returns what an app's pages load, and how much more than Simple's, from the builds of both. */
export const findAddedBytes = (app: string): PageBytes[] =>
  PAGES.map((page) => {
    const [own, simple] = [measure(app, page), measure("simple", page)];
    return { page, own, added: { js: own.js - simple.js, css: own.css - simple.css } };
  });
