import type { ServiceUnderTest } from "../../testing/payment-service-under-test.ts";
import { type GmoServer, createGmoServer } from "../../testing/gmo-server.ts";
import { unreliableNetwork } from "../../testing/unreliable-network.ts";
import type { GmoConfig } from "./gmo-config.ts";
import { orderIdOf } from "./gmo-ids.ts";
import { createGmoService } from "./gmo-service.ts";

export const testGmoConfig: GmoConfig = {
  environment: "test",
  shop_id: "tshop00000001",
  shop_password: "shop-password",
  script_api_key: "api-key",
  script_public_key: "public-key",
  merchant: {
    name: "のれん堂",
    name_kana: "ノレンドウ",
    name_alphabet: "Norendo",
    name_short: "のれん堂",
    contact_name: "お客様窓口",
    contact_email: "support@noren.example",
    contact_phone: "06-1234-5678",
    contact_opening_hours: "10:00-17:00",
  },
  wallet: "PAYPAY",
  webhook_url: "https://api.noren.example/callbacks/payment/gmo",
};

/** The adapter with a stand-in of the service, without a network. */
export function openGmo(): ServiceUnderTest & { server: GmoServer } {
  const clock = { now: new Date("2026-11-22T03:00:00Z") };
  const now = () => clock.now;
  const { shop_id: shopId, shop_password: shopPassword } = testGmoConfig;
  const server = createGmoServer({ shopId, shopPassword, now });
  const network = unreliableNetwork(server.fetch);
  return {
    server,
    network,
    clock,
    service: createGmoService({ config: testGmoConfig, now, fetch: network.fetch }),
    secrets: [shopPassword],
    newCard: async (card) => ({ token: server.tokenOf(card === "challenged" ? "good" : card), token_key: "MP_TOKEN" }),
    codeToken: async () => null,
    visit: async ({ url }, result) => server.visit(url ?? "", result),
    endSlip: async (id, end) => server.endSlip(orderIdOf(id), end === "paid" ? "PAYSUCCESS" : "EXPIRED"),
    callbackOf: async (id) => ({ headers: new Headers(), body: server.webhookOf(orderIdOf(id)) }),
    heldAmount: async (id) => server.heldAmount(orderIdOf(id)),
  };
}
