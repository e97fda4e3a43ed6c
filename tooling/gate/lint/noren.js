import { noBusinessRules } from "./no-business-rules.js";
import { pathsOnly } from "./paths-only.js";

// Kana (with their punctuation and half-width forms) and kanji.
const JAPANESE = /[\u3005-\u3007\u3041-\u30ff\u3400-\u9fff\uf900-\ufaff\uff66-\uff9f]/u;

/** Keeps interface text in `*.copy.ts`, where it can be reviewed and changed without reading code. */
const japaneseOnlyInCopy = {
  create(context) {
    const check = (node, text) => {
      if (JAPANESE.test(text)) context.report({ node, message: "Move Japanese text to a *.copy.ts file." });
    };
    return {
      Literal: (node) => typeof node.value === "string" && check(node, node.raw),
      TemplateElement: (node) => check(node, node.value.raw),
      JSXText: (node) => check(node, node.value),
    };
  },
};

export default {
  meta: { name: "noren" },
  rules: { "japanese-only-in-copy": japaneseOnlyInCopy, "no-business-rules": noBusinessRules, "paths-only": pathsOnly },
};
