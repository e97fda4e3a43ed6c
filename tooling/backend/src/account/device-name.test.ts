import { describe, expect, it } from "vitest";
import { deviceName } from "./device-name.ts";

const KIT = "AppleWebKit/537.36 (KHTML, like Gecko)";

describe("deviceName", () => {
  it.each([
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${KIT} Chrome/140.0.0.0 Safari/537.36`, "Windows / Chrome"],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${KIT} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`, "Windows / Edge"],
    ["Mozilla/5.0 (Macintosh; Intel Mac OS X 15.0; rv:143.0) Gecko/20100101 Firefox/143.0", "Mac / Firefox"],
    [`Mozilla/5.0 (Linux; Android 15; Pixel 9) ${KIT} Chrome/140.0.0.0 Mobile Safari/537.36`, "Android / Chrome"],
    [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605 Mobile/15E148 Safari Line/15.0",
      "iPhone / LINE",
    ],
    ["curl/8.0", undefined],
    ["", undefined],
  ])("%s", (userAgent, name) => expect(deviceName(userAgent)).toBe(name));
});
