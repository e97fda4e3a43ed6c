import { SEED_SHOPS } from "@noren/backend/seed/shops";
import { workspaceRoot } from "./workspace-root.ts";
import { listPackages } from "../workspace-packages.mjs";

/** Keys of the channels that may be open on this machine: the seed's, and one for each app. */
export const possibleShops = (): string[] => [...new Set([...SEED_SHOPS, ...listPackages(workspaceRoot, "apps")])];

/** Those of {@link possibleShops} that the backend at `apiOrigin` has. */
export async function findOpenShops(apiOrigin: string): Promise<string[]> {
  const keys = possibleShops();
  const isOpen = await Promise.all(
    keys.map(async (key) => {
      const response = await fetch(`${apiOrigin}/v1/settings/front`, { headers: { "X-Channel": key } });
      await response.body?.cancel();
      return response.ok;
    }),
  );
  return keys.filter((_, index) => isOpen[index]);
}
