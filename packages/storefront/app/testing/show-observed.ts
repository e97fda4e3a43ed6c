import { vi } from "vitest";

/** Makes each element that an IntersectionObserver observes come into view at once. */
export function showObserved(): void {
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe: () => void;
      constructor(show: (entries: { isIntersecting: boolean }[]) => void) {
        this.observe = () => show([{ isIntersecting: true }]);
      }
      disconnect = () => undefined;
    },
  );
}
