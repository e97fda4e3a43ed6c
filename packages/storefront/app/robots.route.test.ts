import { secretPaths } from "@noren/domain/secret-paths";
import { expect, test } from "vitest";
import { loader } from "./robots.route.ts";

test("robots.txt disallows the URLs that carry secrets, and no others", async () => {
  const response = loader();
  expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  const lines = (await response.text()).split("\n");
  expect(lines[0]).toBe("User-agent: *");
  expect(lines).toEqual(expect.arrayContaining(["Disallow: /reminder/reset", "Disallow: /social-gift/shipping"]));
  expect(lines.slice(1)).toEqual([...secretPaths.map((path) => `Disallow: ${path}`), ""]);
});
