import type { AppScreen } from "@noren/storefront/routes";

/** Screens that only the students' shop has. */
export const routes: readonly AppScreen[] = [
  {
    id: "SchoolKey",
    path: "/school-key",
    access: "public",
    layout: "simple",
    file: "routes/school-key/school-key.route.tsx",
  },
];
