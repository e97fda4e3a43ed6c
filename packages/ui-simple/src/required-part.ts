/**
 * Parts that the law or accessibility requires of every theme. The first six are the items of the final confirmation
 * (特定商取引法 12条の6). The theme check fails by this name when a theme's screen lacks one that Simple's screen shows.
 */
export const REQUIRED_PARTS = [
  "legal-quantities",
  "legal-amounts",
  "legal-payment",
  "legal-delivery",
  "legal-period",
  "legal-cancellation",
  "reduced-rate-note",
  "postage-note",
  "error-summary",
  "order-button",
] as const;
export type RequiredPart = (typeof REQUIRED_PARTS)[number];

/** The theme check also compares the focus after a failed submit, and the order of parts and controls. */
export const FOCUS_CHECKS = ["error-focus", "focus-order"] as const;
export type FocusCheck = (typeof FOCUS_CHECKS)[number];

/** The attribute by which the theme check finds the part: `<p {...requiredPart("postage-note")}>`. */
export const requiredPart = (part: RequiredPart) => ({ "data-required-part": part });
