import { useMemo, type ComponentType } from "react";
import { ownHomeSections } from "#ui/home-sections";
import type { HomeProps, OwnSectionProps } from "#ui/screens/home/home.props";
import { sectionOrder } from "#ui/screens/home/section-order";
import type { SimpleHomeSection } from "#ui/theme.props";
import type { LoadContext } from "../../load/screen-load.ts";
import { composeHooks } from "../../state/compose-hooks.ts";

/** A section that only one theme's home has. */
interface OwnHomeSection {
  /** Fetches what the model reads, in one round with the rest of the home. */
  load?: (context: LoadContext) => Promise<unknown>;
  /** The props of the view beside the home's. Null leaves the section out, for example when its call failed. */
  useModel?: () => (OwnSectionProps & Readonly<Record<string, unknown>>) | null;
  View: ComponentType<never>;
}

/** What `src/home-sections.ts` of an app lists, by id. A section of Simple's is overridden at its path instead. */
export type OwnHomeSections = Readonly<Record<string, OwnHomeSection>> & Partial<Record<SimpleHomeSection, never>>;

/** A view gets the home's props and those of its own section's model, and no others. */
type WithFittingViews<Sections> = {
  readonly [Id in keyof Sections]: Sections[Id] extends { useModel: () => infer Own }
    ? { View: ComponentType<HomeProps & NonNullable<Own>> }
    : { View: ComponentType<HomeProps> };
};

/** What the sections of a theme must be: with ids of their own, and each view with the props that its model returns. */
export type FittingSections<Sections> = OwnHomeSections & WithFittingViews<Sections>;

const own: FittingSections<typeof ownHomeSections> = ownHomeSections;

/** The theme's own sections that its home shows. */
const shown = Object.entries<OwnHomeSection>(own).filter(([id]) => sectionOrder.some((section) => section === id));

/** Starts the loads of the theme's own sections. */
export const loadOwnSections = (context: LoadContext): Promise<unknown> =>
  Promise.all(shown.flatMap(([, { load }]) => (load ? [load(context)] : [])));

const modelled = shown.flatMap(([id, { useModel }]) => (useModel ? [{ id, useModel }] : []));
const useModels = composeHooks(modelled.map(({ useModel }) => useModel));

/** What the models of the theme's own sections return, by id. */
export function useOwnSections(): HomeProps["ownSections"] {
  const models = useModels();
  return useMemo(() => Object.fromEntries(modelled.map(({ id }, index) => [id, models[index] ?? null])), [models]);
}
