import styles from "./gift-papers.module.css";

/** のし: the folded paper with a strip of abalone, at the upper right of a paper for celebrations. */
export function NoshiOrnament() {
  return (
    <g transform="translate(336 18) scale(1.5)">
      <path d="M3 0 21 0 19 22 15.5 48H8.5L5 22Z" className={styles.fold} />
      <path d="M10.6 -2H13.4V48H10.6Z" className={styles.abalone} />
      <path d="M3 0 11 12 11.5 48H8.5L5 22Z" className={styles.foldRed} />
      <path d="M21 0 13 12 12.5 48H15.5L19 22Z" className={styles.foldRed} />
      <path d="M4.6 1.5 10 12.5 10.4 30 6.200 21Z" className={styles.fold} />
      <path d="M19.4 1.5 14 12.5 13.6 30 17.800 21Z" className={styles.fold} />
      <path d="M5.6 27.5H18.4" className={styles.ornamentCord} />
      <path d="M12 27.5H18.4" className={styles.ornamentCordRed} />
    </g>
  );
}
