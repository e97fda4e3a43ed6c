import { afterAll, vi } from "vitest";

// Before React and the API are imported: production checks the types of answers only, and its React renders in a third of
// the time.
vi.stubEnv("NODE_ENV", "production");
vi.stubEnv("MODE", "production");
vi.stubEnv("DEV", false);

afterAll(() => void vi.unstubAllEnvs());
