import type { Meta, StoryObj } from "@storybook/react-vite";
import { OrderStatusNotice } from "#ui/screens/order/order-status-notice";
import { Heading } from "#ui/elements/heading/heading";
import { inShop } from "#ui/stories/in-frame";
import { ordersByPayment } from "#ui/stories/order-payments.fixture";

/** What an order says about its payment, for each payment method in each status. */
export default {
  title: "画面/ご注文の詳細/お支払いの案内",
  parameters: { layout: "fullscreen" },
  decorators: [inShop],
} satisfies Meta;

const createStoryOfAllStatuses = (method: keyof typeof ordersByPayment): StoryObj => ({
  name: ordersByPayment[method][0]?.payment_name ?? method,
  render: () => (
    <>
      {ordersByPayment[method].map((order) => (
        <section key={order.status}>
          <Heading level={2} size="s">
            {order.status_name}
          </Heading>
          <OrderStatusNotice order={order} />
        </section>
      ))}
    </>
  ),
});

export const BankTransfer = createStoryOfAllStatuses("bank_transfer");
export const Invoice = createStoryOfAllStatuses("invoice");
export const Deferred = createStoryOfAllStatuses("deferred");
export const CashOnDelivery = createStoryOfAllStatuses("cash_on_delivery");
export const Card = createStoryOfAllStatuses("card");
export const Convenience = createStoryOfAllStatuses("convenience");
export const Redirect = createStoryOfAllStatuses("redirect");
