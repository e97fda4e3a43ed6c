import { type ComponentType, lazy, memo, Suspense } from "react";
import type * as composedHome from "./composed-home.tsx";
import type { HomeComposition } from "./home-composition.ts";

type ComposedHomeModule = typeof composedHome;

let loaded: ComposedHomeModule | undefined;

/** Loads the code of pages of blocks; a load awaits it before the home is rendered. */
export const importComposedHome = async (): Promise<ComposedHomeModule> =>
  (loaded = await import("./composed-home.tsx"));

/** `renderToString` does not wait for a lazy component. */
const ComposedHome: ComponentType<HomeComposition> = import.meta.env.SSR
  ? (props) => loaded?.default(props)
  : lazy(importComposedHome);

/** The home of blocks: HTML of the server until its code is loaded. An update before that would replace it by nothing. */
export const LateComposedHome = memo((props: HomeComposition) => (
  <div id="composed-home" data-late="">
    <Suspense>
      <ComposedHome {...props} />
    </Suspense>
  </div>
));
