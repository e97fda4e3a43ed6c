import { SCHOOL_KEY_PATH } from "@noren/contract/paths";
import type { AppScreen } from "@noren/storefront/routes";

export const schoolKeyScreen = {
  id: "SchoolKey",
  path: SCHOOL_KEY_PATH,
  access: "public",
  layout: "simple",
  file: "routes/school-key/school-key.route.tsx",
} as const satisfies AppScreen;

/** Screens that only the students' shop has. */
export const routes: readonly AppScreen[] = [schoolKeyScreen];
