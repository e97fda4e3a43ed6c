const COMPARISONS = ["==", "===", "!=", "!==", "<", "<=", ">", ">="];
const RELATIONS = ["<", "<=", ">", ">="];
const LIMIT_ATTRIBUTES = ["max", "maxLength", "min", "minLength"];
/** Fields of the API from which permissions derive. */
const PERMISSION_FIELDS = [
  "division_ct",
  "has_password_expired",
  "is_manager_login",
  "is_registered_member",
  "is_verify",
];
/** Fields of the API from which a model derives stock notes, limits and postage. A view may compare them with null. */
const STOCK_AND_PRICE_FIELDS = [
  "before_price",
  "max_quantity",
  "stock_quantity",
  "stock_status",
  "total_carriage",
  "until_free_carriage",
];
/** A view may compare with 0, 1 and 2 to distinguish none, one and several. */
const MAX_COUNT = 2;

const nameOf = (node) => node.property?.name ?? node.expression?.property?.name ?? node.name ?? "";
const isStockOrPriceField = (node) => STOCK_AND_PRICE_FIELDS.includes(nameOf(node));
const isNull = (node) => node.type === "Literal" && node.raw === "null";
const isLimit = (node) => node?.type === "Literal" && typeof node.value === "number" && node.value > MAX_COUNT;

/** Reports business rules in views: models and the API decide, views render (decision 0065). */
export const noBusinessRules = {
  create(context) {
    const report = (node, message) => context.report({ node, message });
    return {
      BinaryExpression: (node) => {
        const sides = [node.left, node.right];
        if (COMPARISONS.includes(node.operator) && sides.some((side) => /tax_?rate/i.test(nameOf(side))))
          report(node, "Do not compare tax rates in a view: take hasReducedRate from the props.");
        if (COMPARISONS.includes(node.operator) && sides.some(isStockOrPriceField) && !sides.some(isNull))
          report(node, "Do not calculate with stock or prices in a view: take the result from the props.");
        if (RELATIONS.includes(node.operator) && sides.some(isLimit))
          report(
            node,
            "Do not compare with a limit in a view: the domain or the validation defines it, and the model passes the result.",
          );
      },
      CallExpression: (node) => {
        if (node.callee.object?.name === "Math" && node.arguments.some(isStockOrPriceField))
          report(node, "Do not calculate with stock or prices in a view: take the result from the props.");
      },
      Identifier: (node) => {
        if (PERMISSION_FIELDS.includes(node.name))
          report(node, `Do not read ${node.name} in a view: take can… or is… from the props.`);
      },
      JSXAttribute: (node) => {
        if (LIMIT_ATTRIBUTES.includes(node.name.name) && isLimit(node.value?.expression))
          report(node, "Do not write a limit in a view: the domain or the validation defines it.");
      },
      VariableDeclarator: (node) => {
        if (/^(can|may)[A-Z]/.test(node.id.name ?? "") && node.init)
          report(node, `Do not compute ${node.id.name} in a view: take it from the props.`);
      },
    };
  },
};
