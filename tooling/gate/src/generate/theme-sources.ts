type Layer = "theme" | "client";

/**
 * The starter colours. Every pair of text and ground has a contrast of at least 4.5, so a team can change one colour at a
 * time, and the test names a pair whose contrast becomes too low.
 */
export const tokensSheet = (
  layer: Layer,
) => `/* All names and their meaning: packages/ui-simple/src/tokens.css. A value that is missing here is Simple's. */
@layer ${layer} {
  :root {
    /* Grounds. */
    --color-paper: #fffefb;
    --color-paper-quiet: #f6f4ee;

    /* Text and lines. */
    --color-ink: #26282c;
    --color-ink-soft: #5c5f66;
    --color-ink-inverse: #fffefb;
    --color-line: #e5e2d8;
    --color-line-strong: #83837d;

    /* The one accent: buttons, links, the logo. */
    --color-accent: #7a2e4d;
    --color-accent-strong: #571d35;
    --color-accent-soft: #f8eef2;
    --color-focus: #7a2e4d;

    /* Type and shape. */
    --weight-heading: 600;
    --radius-control: 6px;
  }
}
`;

/** Without letters: text in the logo would have to be repeated in the link's label. */
export const logoFile = `import styles from "./logo.module.css";

/** The shop's logo: a shop curtain in a ring. Draw your own here, without text. */
export function Logo() {
  return (
    <svg className={styles.logo} width="28" height="28" viewBox="0 0 28 28" aria-hidden="true" focusable="false">
      <circle cx="14" cy="14" r="12.5" />
      <path d="M7.5 10h13M9.5 10v8M14 10v6M18.5 10v8" />
    </svg>
  );
}
`;

export const logoSheet = (layer: Layer) => `@layer ${layer} {
  .logo {
    flex: none;
    fill: none;
    stroke: var(--color-accent);
    stroke-width: 2;
    stroke-linecap: round;
  }
}
`;
