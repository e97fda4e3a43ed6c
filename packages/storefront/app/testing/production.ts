import { afterAll, vi } from "vitest";

// Before React and the API are imported: production checks the types of answers only, and its React renders in a third of
// the time.
vi.stubEnv("NODE_ENV", "production");
vi.stubEnv("MODE", "production");
vi.stubEnv("DEV", false);

// Vite compiles for React's development build; the production build has no `jsxDEV`.
vi.doMock("react/jsx-dev-runtime", async () => {
  const { Fragment, jsx } = await import("react/jsx-runtime");
  return { Fragment, jsxDEV: jsx };
});

const { act } = await import("react");
// Only the development build has it.
if (act as unknown) throw new Error("React was loaded before this module, in its development build.");

afterAll(() => void vi.unstubAllEnvs());
