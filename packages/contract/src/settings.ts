/** What follows from a shop's settings. Without the schemas, so that the browser can load it. */
import type { Settings } from "./shapes/shop.ts";

/** Whether only members may shop. A shop without members cannot require a login. */
export const isLoginRequired = (settings: Pick<Settings, "SITE.IS_LOGIN_REQUIRED" | "SITE.IS_MEMBER_USE">): boolean =>
  settings["SITE.IS_MEMBER_USE"] && settings["SITE.IS_LOGIN_REQUIRED"];
