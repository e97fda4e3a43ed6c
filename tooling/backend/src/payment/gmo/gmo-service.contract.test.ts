import { describePaymentService } from "../../testing/payment-service-contract.ts";
import { openGmo } from "./gmo.fixture.ts";

describePaymentService("GMO Payment Gateway", async () => openGmo());
