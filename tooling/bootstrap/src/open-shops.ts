import { SEED_SHOPS } from "@noren/backend/seed/shops";
import { workspaceRoot } from "./workspace-root.ts";
import { listPackages } from "../workspace-packages.mjs";

/** Keys of the channels that may exist on this machine: those of the seed, and one for each app. */
export const listShopKeys = (): string[] => [...new Set([...SEED_SHOPS, ...listPackages(workspaceRoot, "apps")])];

/** The keys of {@link listShopKeys} for which the backend at `apiOrigin` has a channel. */
export async function findOpenShops(apiOrigin: string): Promise<string[]> {
  const keys = listShopKeys();
  const isOpen = await Promise.all(
    keys.map(async (key) => {
      const response = await fetch(`${apiOrigin}/v1/settings/front`, { headers: { "X-Channel": key } });
      await response.body?.cancel();
      return response.ok;
    }),
  );
  return keys.filter((_, index) => isOpen[index]);
}
