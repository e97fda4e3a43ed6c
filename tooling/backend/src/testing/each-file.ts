import { afterAll } from "vitest";
import { makePasswordHashesCheap } from "./cheap-password-hashes.ts";
import { cleanUpFile } from "./on-file-finished.ts";

// Vitest runs this setup file before each test file; other modules keep their state between files.
afterAll(cleanUpFile);
makePasswordHashesCheap();
