/** Who may see a screen; see `frame/guard.ts` (spec 2, route guards). */
export type Access = "public" | "login-only" | "member-only" | "logout-only";
/** Spec 2, layouts. */
export type LayoutName = "default" | "invalidChannel" | "maintenance" | "sample" | "simple";

export interface Screen {
  readonly id: string;
  /** As the specification spells it; also what `spec routes` prints. */
  readonly path: string;
  readonly access: Access;
  readonly layout: LayoutName;
}

/**
 * Every screen there is. Routes, guards, the sitemap and the smoke test of every theme derive from this table.
 * A screen's route is `screens/<id in kebab case>/<id in kebab case>.route.tsx`.
 */
export const screens = [
  { id: "Product", path: "/product/:key", access: "public", layout: "default" },
  { id: "Maintenance", path: "/maintenance", access: "public", layout: "maintenance" },
  { id: "StaticPage", path: "*", access: "public", layout: "default" },
] as const satisfies readonly Screen[];

export type ScreenId = (typeof screens)[number]["id"];

/** `CartShippingSelect` → `cart-shipping-select`. */
const kebab = (id: string) => id.replaceAll(/(?<=[a-z])[A-Z]/g, "-$&").toLowerCase();

/** The route module of a screen, relative to `app/`. */
export const routeFile = (id: string): string => `screens/${kebab(id)}/${kebab(id)}.route.tsx`;

/** The paths of all routes in their order, as `routes.tsv` spells them. */
export const routePaths = (): string[] => screens.map(({ path }) => path);

/** Who may see the screen of a route; a route that only an app has is public unless its handle says otherwise. */
export function accessOf(routeId: string, handle?: unknown): Access {
  const own = (handle as { access?: Access } | undefined)?.access;
  return own ?? (screens as readonly Screen[]).find(({ id }) => id === routeId)?.access ?? "public";
}
