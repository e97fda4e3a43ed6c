import { paths } from "@noren/contract/paths";
import { chapters } from "../home/chapters.ts";
import { wordsCopy as copy } from "./words.copy.ts";

const links = [
  { path: paths.productList(), name: copy.pieces },
  { path: `${paths.home()}#${chapters.repair}`, name: copy.repair },
  { path: `${paths.home()}#${chapters.workshop}`, name: copy.workshop },
  { path: paths.blogList(), name: copy.read },
];

/** The four words of the house, in a row where there is room. */
export function Words({ className }: { className: string | undefined }) {
  return (
    <nav className={className} aria-label={copy.label}>
      <ul>
        {links.map(({ path, name }) => (
          <li key={path}>
            <a href={path}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
