import "@noren/vite/intersection-observer.setup";
import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

afterEach(cleanup);

// A wait ends with its condition; the default is a second.
configure({ asyncUtilTimeout: 20_000 });
