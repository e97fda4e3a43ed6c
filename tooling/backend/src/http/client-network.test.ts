import { expect, it } from "vitest";
import { networkOf, siteOf } from "./client-network.ts";

it.each([
  ["203.0.113.9", "203.0.113.9"],
  ["::ffff:203.0.113.9", "203.0.113.9"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:DB8:1:2::9", "2001:db8:1:2::/64"],
  ["2001:db8::9", "2001:db8::/64"],
  ["2001:0db8::", "2001:db8::/64"],
  ["::1", "::/64"],
  ["fe80::1%eth0", "fe80::/64"],
  ["unknown", "unknown"],
])("counts attempts from %s by %s", (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});

it.each([
  ["2001:db8:1:2::/64", "2001:db8:1::/48"],
  ["2001:db8::/64", "2001:db8::/48"],
  ["2001:db8:0:7::/64", "2001:db8::/48"],
  ["::/64", "::/48"],
  ["2001:db8:1:2::/64:order", "2001:db8:1::/48:order"],
  ["203.0.113.9", null],
  ["guest@example.com:2001:db8:1:2::/64", null],
  [":::::/64", null],
  ["unknown", null],
])("counts %s for the site %s too", (network, site) => {
  expect(siteOf(network)).toBe(site);
});
