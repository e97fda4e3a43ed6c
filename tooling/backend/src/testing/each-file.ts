import { afterAll } from "vitest";
import { endFile } from "./after-file.ts";

// Vitest runs this before each test file, while other modules live on from one file to the next.
afterAll(endFile);
