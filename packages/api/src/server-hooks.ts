import { QueryStatus, reactHooksModule, skipToken } from "@reduxjs/toolkit/query/react";
import { useStore } from "react-redux";

interface Hook {
  (argument: unknown, options?: { skip?: boolean }): object;
}

const isHook = (value: unknown): value is Hook => typeof value === "function";

const refetch = () => undefined;
const none = { isUninitialized: false, isLoading: false, isFetching: false, isSuccess: false, isError: false };
const noData = { data: undefined, currentData: undefined, refetch };
const answered = { ...none, isSuccess: true, refetch };
const skipped = { ...none, ...noData, status: QueryStatus.uninitialized, isUninitialized: true };
const notLoaded = { ...none, ...noData, status: QueryStatus.pending, isLoading: true, isFetching: true };

/**
 * RTK Query's hooks for server rendering. The server never subscribes, and loads have fetched almost everything before a
 * page is rendered: these hooks return what is in the store. For failed queries and hooks with options other than `skip`
 * they call the usual hooks.
 */
export function createServerHooks(): ReturnType<typeof reactHooksModule> {
  const usual = reactHooksModule();
  return {
    name: usual.name,
    init(api, options, context) {
      const { injectEndpoint } = usual.init(api, options, context);
      return {
        injectEndpoint(endpointName, endpointDefinition) {
          injectEndpoint(endpointName, endpointDefinition);
          const name = `use${endpointName.charAt(0).toUpperCase()}${endpointName.slice(1)}Query`;
          const usualHook: unknown = Reflect.get(api, name);
          if (!isHook(usualHook)) return;
          const useAnswer: Hook = (queryArgs, ...settings) => {
            const store = useStore<Record<string, { queries: Record<string, { status: string; data?: unknown }> }>>();
            const { skip, ...others } = settings[0] ?? {};
            if (Object.keys(others).length === 0) {
              if (skip || queryArgs === skipToken) return skipped;
              const key = options.serializeQueryArgs({ queryArgs, endpointDefinition, endpointName });
              const query = store.getState()[options.reducerPath]?.queries[key];
              if (!query) return notLoaded;
              if (query.status === "fulfilled") return { ...query, ...answered, currentData: query.data };
            }
            // The server renders a component once, so the order of its hooks need not be the same each time.
            return usualHook(queryArgs, ...settings);
          };
          Object.assign(api, { [name]: useAnswer });
        },
      };
    },
  };
}
