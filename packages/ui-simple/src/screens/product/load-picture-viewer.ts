import type { ComponentType } from "react";
import type { PictureViewerProps } from "#ui/screens/product/picture-viewer";

/** A module that imports late: the product page would name each of the viewer's chunks in its own code, to preload them. */
export async function loadPictureViewer(onLoaded: (toViewer: () => ComponentType<PictureViewerProps>) => void) {
  const viewer = await import("#ui/screens/product/picture-viewer");
  onLoaded(() => viewer.default);
}
