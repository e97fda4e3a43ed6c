/** In the chunk of the shop (`tooling/vite`), whose own style sheet is not named once more for what it imports. */
export const importPictureViewer = () => import("#ui/screens/product/load-picture-viewer");
