import type { Banner } from "@noren/contract";

interface BannerWordsProps {
  banner: Pick<Banner, "title" | "lead" | "link">;
  /** The class names `text`, `link`, `title`, `lead`; with `clause` each clause of the title has an element. */
  classes: Readonly<Record<string, string | undefined>>;
}

/** The title and the lead of a large picture, as one link if the banner has one. */
export function BannerWords({ banner: { title, lead, link }, classes }: BannerWordsProps) {
  const clauses = title.match(/[^、。]+[、。]?/g) ?? [title];
  const words = (
    <>
      <span className={classes["title"]}>
        {classes["clause"]
          ? clauses.map((clause) => (
              <span key={clause} className={classes["clause"]}>
                {clause}
              </span>
            ))
          : title}
      </span>
      {lead ? <span className={classes["lead"]}>{lead}</span> : null}
    </>
  );
  return (
    <p className={classes["text"]}>
      {link ? (
        <a className={classes["link"]} href={link}>
          {words}
        </a>
      ) : (
        words
      )}
    </p>
  );
}
