import { storefrontVite } from "@noren/vite";

export default storefrontVite(import.meta.dirname);
