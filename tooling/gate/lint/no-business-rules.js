const COMPARISONS = ["==", "===", "!=", "!==", "<", "<=", ">", ">="];
const RELATIONS = ["<", "<=", ">", ">="];
const LIMIT_ATTRIBUTES = ["max", "maxLength", "min", "minLength"];
/** Facts of the API from which a permission would be derived. */
const PERMISSION_FACTS = [
  "division_ct",
  "has_password_expired",
  "is_manager_login",
  "is_registered_member",
  "is_verify",
];
/** Facts of the API that decide what may be ordered and what is free. A comparison with null only asks whether one exists. */
const STOCK_AND_PRICE_FACTS = [
  "before_price",
  "max_quantity",
  "stock_quantity",
  "stock_status",
  "total_carriage",
  "until_free_carriage",
];
/** A view may compare with zero, one and two to tell none, one and several apart. */
const MAX_COUNT = 2;

const nameOf = (node) => node.property?.name ?? node.expression?.property?.name ?? node.name ?? "";
const isStockOrPriceFact = (node) => STOCK_AND_PRICE_FACTS.includes(nameOf(node));
const isNull = (node) => node.type === "Literal" && node.raw === "null";
const isLimit = (node) => node?.type === "Literal" && typeof node.value === "number" && node.value > MAX_COUNT;

/** Views show what models and the API decide (decision 0065). */
export const noBusinessRules = {
  create(context) {
    const report = (node, message) => context.report({ node, message });
    return {
      BinaryExpression: (node) => {
        const sides = [node.left, node.right];
        if (COMPARISONS.includes(node.operator) && sides.some((side) => /tax_?rate/i.test(nameOf(side))))
          report(node, "A model decides what a tax rate means: take hasReducedRate from the props.");
        if (COMPARISONS.includes(node.operator) && sides.some(isStockOrPriceFact) && !sides.some(isNull))
          report(node, "A model decides what follows from stock and prices: take it from the props.");
        if (RELATIONS.includes(node.operator) && sides.some(isLimit))
          report(node, "A limit belongs to the domain or the validation; the model passes what follows from it.");
      },
      CallExpression: (node) => {
        if (node.callee.object?.name === "Math" && node.arguments.some(isStockOrPriceFact))
          report(node, "A model decides what follows from stock and prices: take it from the props.");
      },
      Identifier: (node) => {
        if (PERMISSION_FACTS.includes(node.name))
          report(node, `A model derives permissions from ${node.name}: take can… or is… from the props.`);
      },
      JSXAttribute: (node) => {
        if (LIMIT_ATTRIBUTES.includes(node.name.name) && isLimit(node.value?.expression))
          report(node, "A limit belongs to the domain or the validation.");
      },
      VariableDeclarator: (node) => {
        if (/^(can|may)[A-Z]/.test(node.id.name ?? "") && node.init)
          report(node, `A model decides ${node.id.name}: take it from the props.`);
      },
    };
  },
};
