import { useListFreeAreasQuery } from "@noren/api/endpoints/free-area";
import { useGetSettingsQuery } from "@noren/api/endpoints/shop";
import type { StaticPage } from "@noren/contract";
import { staticPages } from "@noren/contract/paths";
import { mayReceive, type Consent } from "@noren/domain/consent";
import { barePath } from "@noren/domain/paths";
import type { ThirdParty } from "@noren/domain/third-parties";
import { skipToken } from "@reduxjs/toolkit/query";
import type { Transmission } from "#ui/slots/transmissions/transmissions";
import type { StaticPageProps } from "#ui/screens/static-page/static-page.props";
import { useBookmark } from "../../bookmark/use-bookmark.ts";
import { useConsent } from "../../consent/use-consent.ts";
import { useBusinessCalendar } from "../../state/use-business-calendar.ts";
import { listSections } from "./table-of-contents.ts";

/** A page that the shop wrote. The page about external transmission also lists the recipients. */
export function useStaticPageModel(page: StaticPage): StaticPageProps {
  const { data: settings } = useGetSettingsQuery();
  const { consent, parties, onConsentChanged } = useConsent(settings);
  const bookmark = useBookmark({ url: encodeURI(barePath(page.url)), title: page.title });
  const { html, sections } = listSections(page.data);
  const delivery = useDelivery(barePath(page.url) === staticPages.delivery);
  const shown = { page: { ...page, data: html }, sections, delivery, bookmark };
  if (barePath(page.url) !== staticPages.externalTransmission) return { ...shown, transmissions: null };
  const transmissions = parties.map((party) => ({ ...party, consent: partyConsent(party, consent) }));
  return {
    ...shown,
    transmissions: { transmissions, isAllowed: overallConsent(transmissions), onConsentChanged },
  };
}

/** The areas of free delivery and the calendar, on the page about delivery. */
function useDelivery(isShown: boolean): StaticPageProps["delivery"] {
  const { data } = useListFreeAreasQuery(isShown ? undefined : skipToken);
  const calendar = useBusinessCalendar(isShown);
  return isShown ? { freeAreas: data?.data ?? [], ...calendar } : null;
}

/** Whether the visitor allows any third party that needs consent; null if no third party needs it. */
function overallConsent(transmissions: readonly Transmission[]): boolean | null {
  const optional = transmissions.filter(({ consent }) => consent !== "notNeeded");
  return optional.length > 0 ? optional.some(({ consent }) => consent === "allowed") : null;
}

function partyConsent(party: ThirdParty, consent: Consent): Transmission["consent"] {
  if (!party.needsConsent) return "notNeeded";
  return mayReceive(consent, party) ? "allowed" : "notAllowed";
}
