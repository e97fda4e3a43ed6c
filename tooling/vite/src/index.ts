export { checkAnswers } from "./check-answers.ts";
export { listLayers, resolveInLayers, type Layers } from "./layers.ts";
export { simpleSources, storefrontVite } from "./preset.ts";
export { shadow, type ShadowOptions } from "./shadow.ts";
export { shadowThemes, type ShadowThemesOptions } from "./shadow-themes.ts";
