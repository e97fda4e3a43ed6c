import { expect, test } from "vitest";
import { welcome } from "./welcome.ts";

const addresses = (app?: string) =>
  [...welcome(3000, "http://api", "http://pay", app).matchAll(/(?:open|Also): +(\S+)/g)].map(([, address]) => address);

test("the shop is open at localhost, the others beside it", () => {
  expect(addresses()).toEqual(["http://localhost:3000", "http://fl1.localhost:3000", "http://students.localhost:3000"]);
});

test("an app in development is shown at its own shop, where it has one", () => {
  expect(addresses("fl1")[0]).toBe("http://fl1.localhost:3000");
  expect(addresses("wag")[0]).toBe("http://localhost:3000");
});
