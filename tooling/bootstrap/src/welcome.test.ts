import { expect, test } from "vitest";
import { formatWelcome } from "./welcome.ts";

const shops = ["simple", "fl1", "students"];
const print = (app?: string) =>
  formatWelcome({ port: 3000, shops, apiOrigin: "http://api", paymentOrigin: "http://pay", ...(app && { app }) });
const urls = (app?: string) => [...print(app).matchAll(/(?:open|Also): +(\S+)/g)].map(([, url]) => url);

test("lists the first shop at localhost and the others at subdomains", () => {
  expect(urls()).toEqual(["http://localhost:3000", "http://fl1.localhost:3000", "http://students.localhost:3000"]);
});

test("prints the URL of the channel of the app in development, if it has one", () => {
  expect(urls("fl1")[0]).toBe("http://fl1.localhost:3000");
  expect(urls("mono")[0]).toBe("http://localhost:3000");
});

test("prints how to open a channel for an app without one", () => {
  expect(print("mono")).toContain("npm run channel -- mono --from simple");
  expect(print("fl1")).not.toContain("npm run channel");
});
