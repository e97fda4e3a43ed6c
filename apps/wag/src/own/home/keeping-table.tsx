import { staticPages } from "@noren/contract/paths";
import { TextLink } from "#ui/elements/text-link/text-link";
import { SectionFrame } from "#ui/screens/home/section-frame";
import { StorageIcon } from "../keeping/storage-icon.tsx";
import { keepingTableCopy as copy } from "./keeping-table.copy.ts";
import { titlesCopy as titles } from "../titles.copy.ts";
import styles from "./keeping-table.module.css";

/** How sweets are sent and kept, in one table; on a phone each row becomes a paragraph. */
export function KeepingTable() {
  const [head, ...columns] = copy.columns;
  return (
    <SectionFrame title={titles.keeping} lead={copy.lead}>
      <table className={styles.table}>
        <thead className={styles.head}>
          <tr>
            <th scope="col">{head}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {copy.rows.map(({ key, name, cells }) => (
            <tr key={key} className={styles.row}>
              <th className={styles.name} scope="row">
                <StorageIcon storage={key} />
                {name}
              </th>
              {cells.map((cell, index) => (
                <td key={cell} data-label={columns[index]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        <TextLink href={staticPages.delivery}>{copy.more}</TextLink>
      </p>
    </SectionFrame>
  );
}
