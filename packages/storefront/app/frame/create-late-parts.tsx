import { type ComponentType, createElement, lazy, memo, type ReactNode, Suspense, useEffect, useState } from "react";

type PropsOf<Part> = Part extends (props: infer Props extends object) => ReactNode ? Props : never;

/**
 * Parts of a page whose code loads when one of them comes near. Until then a part is HTML of the server. An update before
 * that would replace the HTML by nothing, so the part keeps its first props until its code is loaded. A part that the
 * server left empty does not call for the code; on a further page of the visit every part does.
 * @param load loads the module that exports the parts
 */
export function createLateParts<Parts extends object>(load: () => Promise<Parts>) {
  let loaded: Parts | undefined;

  /** Loads the parts' code; the server awaits it before it renders. */
  const loadParts = async (): Promise<Parts> => (loaded = await load());

  let comeNear = () => {};
  /**
   * Stays pending when the code cannot be loaded, e.g. offline, or while the page reloads for it: the page keeps the server's
   * HTML.
   */
  const loading = new Promise<void>((resolve) => (comeNear = resolve))
    .then(loadParts)
    .catch(() => undefined)
    .then((parts) => parts ?? new Promise<never>(() => undefined));

  /**
   * @param id of the element around the part
   * @param name of the part in its module
   */
  function createLatePart<Name extends keyof Parts>(id: string, name: Name): ComponentType<PropsOf<Parts[Name]>> {
    type Props = PropsOf<Parts[Name]>;
    type View = ComponentType<Props>;
    const Pending = lazy(async () => ({ default: (await loading)[name] as View }));
    // A lazy component suspends once more when its code is there, and an update then would remove the server's HTML.
    const Part: View = (props) => createElement(loaded ? (loaded[name] as View) : Pending, props);
    const Held = memo(
      (props: Props) => (
        <Suspense>
          <Part {...props} />
        </Suspense>
      ),
      () => !loaded,
    ) as unknown as ComponentType<Props>;
    return (props) => {
      const [, showCurrentProps] = useState<Parts>();
      useEffect(() => {
        const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && comeNear(), {
          rootMargin: "200px",
        });
        const place = document.getElementById(id);
        if (place && (place.firstElementChild ?? "live" in document.documentElement.dataset)) observer.observe(place);
        void loading.then(showCurrentProps);
        return () => observer.disconnect();
      }, []);
      return <Held {...props} />;
    };
  }

  return { loadParts, createLatePart };
}
