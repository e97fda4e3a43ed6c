/** What the bundler knows of the place that the code is for; Vite's own types say the same. */
interface ImportMetaEnv {
  SSR: boolean;
}

interface ImportMeta {
  readonly env: ImportMetaEnv;
}
