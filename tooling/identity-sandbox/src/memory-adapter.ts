import { LRUCache } from "lru-cache";
import type { AdapterFactory, AdapterPayload } from "oidc-provider";

/** Logins in progress are few, and none outlives the process. */
const MAX_ENTRIES = 1000;

/** Stores what oidc-provider stores, in memory. */
export function createMemoryAdapter(): AdapterFactory {
  const entries = new LRUCache<string, AdapterPayload>({ max: MAX_ENTRIES });
  return (model) => {
    const keyOf = (id: string) => `${model}:${id}`;
    return {
      upsert: async (id, payload, expiresIn) => {
        entries.set(keyOf(id), payload, expiresIn === undefined ? {} : { ttl: expiresIn * 1000 });
      },
      find: async (id) => entries.get(keyOf(id)),
      findByUid: async (uid) =>
        [...entries].find(([key, payload]) => key.startsWith(keyOf("")) && payload.uid === uid)?.[1],
      findByUserCode: async () => undefined,
      consume: async (id) => {
        const payload = entries.get(keyOf(id));
        if (payload) payload.consumed = Math.floor(Date.now() / 1000);
      },
      destroy: async (id) => void entries.delete(keyOf(id)),
      revokeByGrantId: async (grantId) => {
        for (const [key, payload] of entries)
          if (key.startsWith(keyOf("")) && payload.grantId === grantId) entries.delete(key);
      },
    };
  };
}
