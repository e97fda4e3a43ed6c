const LINK_ATTRIBUTES = ["href", "to", "action"];
const LINK_CALLS = ["navigate", "redirect", "replace"];
const isLinkProperty = (name) => /^(href|to|path)$|Path$/.test(name);
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

/** `paths` builds links, so that a path is written once and a link to a missing screen does not compile. */
export const pathsOnly = {
  create(context) {
    const check = (value) => {
      for (const node of literalsOf(value))
        context.report({ node, message: "Build the link with paths (or staticPages) of @noren/contract/paths." });
    };
    return {
      JSXAttribute: (node) => LINK_ATTRIBUTES.includes(node.name.name) && check(node.value),
      Property: (node) => isLinkProperty(node.key.name ?? "") && check(node.value),
      CallExpression: (node) => LINK_CALLS.includes(node.callee.name) && check(node.arguments[0]),
    };
  },
};
