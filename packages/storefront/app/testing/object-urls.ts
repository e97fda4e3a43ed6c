import { vi } from "vitest";

/** Replaces the object URLs, which jsdom lacks. Returns those that are not revoked. */
export function stubObjectUrls(): ReadonlySet<string> {
  const urls = new Set<string>();
  let count = 0;
  URL.createObjectURL = vi.fn(() => {
    const url = `blob:${(count += 1)}`;
    urls.add(url);
    return url;
  });
  URL.revokeObjectURL = vi.fn((url: string) => void urls.delete(url));
  return urls;
}
