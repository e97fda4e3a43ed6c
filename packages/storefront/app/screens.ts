import { screens, type AnyScreen, type Screen } from "@noren/contract/screens";

export type ScreenId = AnyScreen["id"];

/** `CartShippingSelect` → `cart-shipping-select`. */
export const toKebabCase = (id: string) => id.replaceAll(/(?<=[a-z])[A-Z]/g, "-$&").toLowerCase();

/** The route module of a screen, relative to `app/`. */
export const routeFile = (id: string): string => `screens/${toKebabCase(id)}/${toKebabCase(id)}.route.tsx`;

/** The paths of all routes, in the order of the specification. */
export const listRoutePaths = (): string[] => screens.map(({ path }) => path);

/** What decides whether a visitor may see a screen, and where it is loaded. */
export type ScreenRules = Pick<Screen, "access" | "place" | "staysOpen">;

const rulesById: ReadonlyMap<string, ScreenRules> = new Map(screens.map((screen) => [screen.id, screen]));

/** The rules of a screen that every app has. */
export function rulesOf(id: ScreenId): ScreenRules {
  const rules = rulesById.get(id);
  if (!rules) throw new Error(`No screen is called ${id}.`);
  return rules;
}

/**
 * The rules of the route in view: of the list, or of the route's handle for a screen that only one app has. Null for the
 * root and the layouts, which are the last match only while an error page is shown.
 * @throws Error for a route without rules: a screen never becomes public by omission
 */
export function rulesOfRoute({ id, handle }: { id: string; handle?: unknown }): ScreenRules | null {
  if (id === "root" || id.startsWith("layout:")) return null;
  const rules = rulesById.get(id) ?? (handle as ScreenRules | undefined);
  if (!rules?.access) throw new Error(`Route ${id} exports no handle that declares its access.`);
  return rules;
}
