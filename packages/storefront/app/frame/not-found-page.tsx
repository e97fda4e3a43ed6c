import { NotFoundView } from "#ui/screens/not-found/not-found-view";
import { useNotFoundModel } from "./not-found.model.ts";

export default function NotFoundPage() {
  return <NotFoundView {...useNotFoundModel()} />;
}
