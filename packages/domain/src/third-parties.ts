import type { Settings } from "@noren/contract/shapes/shop";
import { originOf } from "./origin.ts";
import { recommenders } from "./recommend.ts";
import { thirdPartyCopy as copy } from "./third-parties.copy.ts";

/** The directives of a Content-Security-Policy that a third party may need. */
export type SourceDirective = "script-src" | "img-src" | "connect-src" | "frame-src";

/** A third party to which a page of the shop makes the visitor's browser send data. */
export interface ThirdParty {
  /** The id under which consent is stored. */
  readonly id: string;
  readonly service: string;
  readonly provider: string;
  /** What data is sent, and for which purpose. */
  readonly data: string;
  readonly purpose: string;
  /** URL of the provider's policy; "" when the shop gave none. */
  readonly policyUrl: string;
  /** False for parties that a page needs to work. */
  readonly needsConsent: boolean;
  /** The sources that it needs in the Content-Security-Policy. */
  readonly sources: Readonly<Partial<Record<SourceDirective, readonly string[]>>>;
}

const GOOGLE_POLICY = "https://policies.google.com/privacy?hl=ja";

/** [error.ignored] A missing tracking id is ignored; so is one that is none. */
export function gtmIdOf(settings: Partial<Pick<Settings, "GTM.ID">>): string | null {
  const id = settings["GTM.ID"];
  return id && /^GTM-[A-Z0-9]+$/.test(id) ? id : null;
}

/**
 * The one manifest of third parties: the Content-Security-Policy, the question for consent and the page on external
 * transmission derive from it, so no data is sent to a party that is not declared here.
 */
export function listThirdParties(settings: Partial<Settings>): ThirdParty[] {
  const parties: ThirdParty[] = [];
  if (gtmIdOf(settings) !== null) parties.push(googleTagManager);
  if (settings["PLUGIN.RECAPTCHA.KEY"]) parties.push(recaptcha);
  parties.push(...paymentService(settings));
  for (const { name, service, provider, policyUrl, url } of recommenders(settings)) {
    parties.push({
      ...copy.recommend,
      id: name,
      service,
      provider,
      policyUrl,
      needsConsent: true,
      sources: { "img-src": [new URL(url).origin] },
    });
  }
  return parties;
}

const googleTagManager: ThirdParty = {
  ...copy.gtm,
  id: "gtm",
  policyUrl: GOOGLE_POLICY,
  needsConsent: true,
  sources: {
    "script-src": ["https://www.googletagmanager.com"],
    "img-src": ["https://*.google-analytics.com", "https://*.googletagmanager.com"],
    "connect-src": [
      "https://*.google-analytics.com",
      "https://*.analytics.google.com",
      "https://*.googletagmanager.com",
    ],
  },
};

const recaptcha: ThirdParty = {
  ...copy.recaptcha,
  id: "recaptcha",
  policyUrl: GOOGLE_POLICY,
  needsConsent: false,
  sources: {
    "script-src": ["https://www.google.com/recaptcha/", "https://www.gstatic.com/recaptcha/"],
    "frame-src": ["https://www.google.com/recaptcha/", "https://recaptcha.google.com/recaptcha/"],
    "connect-src": ["https://www.google.com/recaptcha/"],
  },
};

/** A source of a content security policy that names one origin, or all hosts of a domain. */
const SOURCE = /^https:\/\/(?:\*\.)?[a-z\d-]+(?:\.[a-z\d-]+)+(?::\d+)?$/i;

/** Card data goes from the browser to the payment service only, which card payments need. */
function paymentService(settings: Partial<Settings>): ThirdParty[] {
  const origin = originOf(settings["PAYMENT.SERVICE.SCRIPT_URL"] ?? "");
  const provider = settings["PAYMENT.SERVICE.PROVIDER"];
  if (origin === null || !provider) return [];
  const called = [origin, ...(settings["PAYMENT.SERVICE.ORIGINS"] ?? []).filter((source) => SOURCE.test(source))];
  const sources = { "script-src": [origin], "connect-src": called, "frame-src": called };
  return [{ ...copy.payment, id: "payment", service: provider, provider, policyUrl: "", needsConsent: false, sources }];
}
