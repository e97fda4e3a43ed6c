// Kana (with their punctuation and half-width forms) and kanji.
const JAPANESE = /[\u3005-\u3007\u3041-\u30ff\u3400-\u9fff\uf900-\ufaff\uff66-\uff9f]/u;

/** Words that people read live in files of their own, so that other code stays free of them. */
const japaneseOnlyInCopy = {
  create(context) {
    const check = (node, text) => {
      if (JAPANESE.test(text)) context.report({ node, message: "Japanese text belongs in a *.copy.ts file." });
    };
    return {
      Literal: (node) => typeof node.value === "string" && check(node, node.raw),
      TemplateElement: (node) => check(node, node.value.raw),
      JSXText: (node) => check(node, node.value),
    };
  },
};

/** What builds leave out of React Router and RTK Query (`tooling/vite/src/lean/left-out.ts`). */
const LEFT_OUT_IMPORTS = [
  "Form",
  "PrefetchPageLinks",
  "ScrollRestoration",
  "useBlocker",
  "useFetcher",
  "useFetchers",
  "usePrompt",
  "useSubmit",
];
const LEFT_OUT_OPTIONS = ["onCacheEntryAdded", "pollingInterval", "refetchOnFocus", "refetchOnReconnect"];
const LEFT_OUT_MEMBERS = ["infiniteQuery", "upsertQueryData", "usePrefetch"];

/** In development it would work, in a shop it would not. */
const nothingLeftOut = {
  create(context) {
    const check = (node, name, leftOut) => {
      if (leftOut.includes(name))
        context.report({ node, message: `Builds leave ${name} out (tooling/vite/src/lean).` });
    };
    return {
      ImportSpecifier: (node) =>
        node.parent.source.value.startsWith("react-router") && check(node, node.imported.name, LEFT_OUT_IMPORTS),
      Property: (node) => check(node, node.key.name, LEFT_OUT_OPTIONS),
      MemberExpression: (node) => check(node, node.property.name, LEFT_OUT_MEMBERS),
    };
  },
};

export default {
  meta: { name: "noren" },
  rules: { "japanese-only-in-copy": japaneseOnlyInCopy, "nothing-left-out": nothingLeftOut },
};
