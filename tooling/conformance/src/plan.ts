import { accountPlan, logoutPlan } from "./plan/account.ts";
import { cartPlan, unknownCartPlan } from "./plan/cart.ts";
import { cataloguePlan } from "./plan/catalogue.ts";
import { contentPlan } from "./plan/content.ts";
import { memberDataPlan, addressPlan, inquiryPlan } from "./plan/member.ts";
import { declinedGiftPlan, giftPlan, historyPlan, orderPlan, unknownGiftPlan } from "./plan/order.ts";
import { shopPlan } from "./plan/shop.ts";
import type { Step } from "./step.ts";

/** A step for every call of the contract, each after the steps that it depends on. */
export const plan: readonly Step[] = [
  ...shopPlan,
  ...contentPlan,
  ...cataloguePlan,
  ...accountPlan,
  ...addressPlan,
  ...memberDataPlan,
  ...inquiryPlan,
  ...historyPlan,
  ...unknownCartPlan,
  ...unknownGiftPlan,
  ...cartPlan,
  ...orderPlan,
  ...giftPlan,
  ...declinedGiftPlan,
  ...logoutPlan,
];
