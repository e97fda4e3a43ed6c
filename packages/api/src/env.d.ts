/** The constants of Vite that this package uses. */
interface ImportMetaEnv {
  SSR: boolean;
}

interface ImportMeta {
  readonly env: ImportMetaEnv;
}
