const LINK_ATTRIBUTES = ["href", "to", "action"];
const LINK_CALLS = ["navigate", "redirect", "replace"];
/** Excludes `publicPath` and `manifestPath`, which are folders of a build. */
const isLinkProperty = (name) => /^(href|to|path)$|(?<!^(public|manifest))Path$/.test(name);
/** A file such as `/favicon.svg` is not a screen. */
const isScreenPath = (text) => /^\/(?!\/)/.test(text) && !/\.\w+$/.test(text);

/** The literals that an expression can evaluate to. */
function literalsOf(node) {
  switch (node?.type) {
    case "Literal":
      return typeof node.value === "string" && isScreenPath(node.value) ? [node] : [];
    case "TemplateLiteral":
      return isScreenPath(node.quasis[0].value.raw || "-") ? [node] : [];
    case "JSXExpressionContainer":
      return literalsOf(node.expression);
    case "ConditionalExpression":
      return [...literalsOf(node.consequent), ...literalsOf(node.alternate)];
    case "LogicalExpression":
      return [...literalsOf(node.left), ...literalsOf(node.right)];
    case "ArrowFunctionExpression":
      return literalsOf(node.body);
    default:
      return [];
  }
}

/** The name of the function or method that is called. */
const nameOf = (callee) => callee.name ?? (callee.property?.name === "navigate" ? "navigate" : "");

/**
 * Reports links that `paths` does not build: with it, a link to a missing screen does not compile.
 * With `definesRoutes`, a property `path` may be a literal, which in tests is the pattern of a route.
 */
export const pathsOnly = {
  meta: {
    schema: [{ type: "object", properties: { definesRoutes: { type: "boolean" } }, additionalProperties: false }],
  },
  create(context) {
    const check = (value) => {
      for (const node of literalsOf(value))
        context.report({ node, message: "Build the link with paths (or staticPages) of @noren/contract/paths." });
    };
    const definesRoutes = context.options[0]?.definesRoutes === true;
    return {
      JSXAttribute: (node) => LINK_ATTRIBUTES.includes(node.name.name) && check(node.value),
      Property: (node) => {
        const name = node.key.name ?? "";
        if (isLinkProperty(name) && !(definesRoutes && name === "path")) check(node.value);
      },
      CallExpression: (node) => LINK_CALLS.includes(nameOf(node.callee)) && check(node.arguments[0]),
    };
  },
};
