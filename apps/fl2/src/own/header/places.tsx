import { paths } from "@noren/contract/paths";
import { SPOT_PARAMETER, type Spot } from "../spot/spots.ts";
import { placesCopy as copy } from "./places.copy.ts";

const places: readonly { name: string; spots: readonly Spot[] }[] = [
  { name: copy.sill, spots: ["sill_south", "sill_north"] },
  { name: copy.room, spots: ["middle", "deep"] },
  { name: copy.bath, spots: ["bath"] },
  { name: copy.door, spots: ["door"] },
  { name: copy.balcony, spots: ["balcony_sun", "balcony_shade"] },
];

interface PlacesProps {
  className: string | undefined;
  listClassName: string | undefined;
}

/** Links to five places of a flat, each to the list of the plants for it. */
export function Places({ className, listClassName }: PlacesProps) {
  return (
    <nav className={className} aria-label={copy.label}>
      <ul className={listClassName}>
        {places.map(({ name, spots }) => (
          <li key={name}>
            <a href={paths.productList({ [SPOT_PARAMETER]: spots.join() })}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
