import { expect, test } from "vitest";
import { welcome } from "./welcome.ts";

const shops = ["simple", "fl1", "students"];
const print = (app?: string) =>
  welcome({ port: 3000, shops, apiOrigin: "http://api", paymentOrigin: "http://pay", ...(app && { app }) });
const urls = (app?: string) => [...print(app).matchAll(/(?:open|Also): +(\S+)/g)].map(([, url]) => url);

test("the first shop is open at localhost, the others beside it", () => {
  expect(urls()).toEqual(["http://localhost:3000", "http://fl1.localhost:3000", "http://students.localhost:3000"]);
});

test("an app in development is shown in its own shop, where it has one", () => {
  expect(urls("fl1")[0]).toBe("http://fl1.localhost:3000");
  expect(urls("wag")[0]).toBe("http://localhost:3000");
});

test("an app without a channel is told how to open one", () => {
  expect(print("wag")).toContain("npm run channel -- wag --from simple");
  expect(print("fl1")).not.toContain("npm run channel");
});
