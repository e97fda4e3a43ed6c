import type { Access } from "@noren/domain/guard";

/** The layouts [layout.five]. */
export type LayoutName = "default" | "invalidChannel" | "maintenance" | "sample" | "simple";

export interface Screen {
  readonly id: string;
  /** As the specification spells it; also what `spec routes` prints. */
  readonly path: string;
  readonly access: Access;
  readonly layout: LayoutName;
  /** Stays open in a shop that asks everyone to log in (SITE.IS_LOGIN_REQUIRED). */
  readonly staysOpen?: true;
}

/**
 * Every screen there is. Routes, guards, the lists for programs and the README's table derive from this one.
 * A screen's route is `screens/<id in kebab case>/<id in kebab case>.route.tsx`.
 */
export const screens = [
  { id: "Home", path: "/", access: "public", layout: "default" },
  { id: "Cart", path: "/cart", access: "public", layout: "default" },
  { id: "CartShippingSelect", path: "/cart/shipping-select", access: "public", layout: "simple" },
  { id: "CartShippingAdd", path: "/cart/shipping-add", access: "public", layout: "simple" },
  { id: "CartShippingDetail", path: "/cart/shipping-detail", access: "public", layout: "simple" },
  { id: "CartPayment", path: "/cart/payment", access: "public", layout: "simple" },
  { id: "CartConfirm", path: "/cart/confirm", access: "public", layout: "simple" },
  { id: "CartComplete", path: "/cart/complete", access: "public", layout: "simple" },
  { id: "MemberHome", path: "/ec", access: "login-only", layout: "default" },
  { id: "Login", path: "/login", access: "logout-only", layout: "simple" },
  { id: "Maintenance", path: "/maintenance", access: "public", layout: "maintenance", staysOpen: true },
  { id: "ProductList", path: "/product", access: "public", layout: "default" },
  { id: "Product", path: "/product/:key", access: "public", layout: "default" },
  { id: "Register", path: "/register", access: "logout-only", layout: "simple" },
  { id: "RegisterComplete", path: "/register/complete", access: "public", layout: "simple" },
  { id: "MypageHome", path: "/mypage", access: "member-only", layout: "default" },
  { id: "AddressBook", path: "/mypage/address", access: "member-only", layout: "default" },
  { id: "AddressAdd", path: "/mypage/address/add", access: "member-only", layout: "default" },
  { id: "AddressEdit", path: "/mypage/address/:key/edit", access: "member-only", layout: "default" },
  { id: "Logout", path: "/mypage/logout", access: "member-only", layout: "default" },
  { id: "OrderHistory", path: "/mypage/order_history", access: "member-only", layout: "default" },
  { id: "Order", path: "/mypage/order_history/:key", access: "member-only", layout: "default" },
  { id: "StaticPage", path: "*", access: "public", layout: "default", staysOpen: true },
] as const satisfies readonly Screen[];

export type ScreenId = (typeof screens)[number]["id"];

/** `CartShippingSelect` → `cart-shipping-select`. */
const kebab = (id: string) => id.replaceAll(/(?<=[a-z])[A-Z]/g, "-$&").toLowerCase();

/** The route module of a screen, relative to `app/`. */
export const routeFile = (id: string): string => `screens/${kebab(id)}/${kebab(id)}.route.tsx`;

/** The paths of all routes in their order, as `routes.tsv` spells them. */
export const routePaths = (): string[] => screens.map(({ path }) => path);

/** Who may see the screen of a route; a route that only an app has says so in its handle, or is public. */
export function accessOf(routeId: string, handle?: unknown): { access: Access; staysOpen: boolean } {
  const listed = (screens as readonly Screen[]).find(({ id }) => id === routeId);
  const { access, staysOpen } = listed ?? (handle as Partial<Screen> | undefined) ?? {};
  return { access: access ?? "public", staysOpen: staysOpen ?? false };
}
