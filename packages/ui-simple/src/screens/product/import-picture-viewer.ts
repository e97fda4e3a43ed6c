/** In the chunk of the shop (`tooling/vite`), because an `import()` does not preload the style sheets of its own chunk. */
export const importPictureViewer = () => import("#ui/screens/product/load-picture-viewer");
