import { paths } from "@noren/contract/paths";
import { wordsCopy as copy } from "./words.copy.ts";

const links = [{ path: paths.productList(), name: copy.pieces }, copy.repair, copy.care, copy.workshop];

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
