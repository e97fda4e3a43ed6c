import styles from "./flat-plan.module.css";

/**
 * The picture of the flat, with the light of its south and north windows as gradients. It is decorative: the radio buttons
 * over it name the spots.
 */
export function FlatPlan() {
  return (
    <svg className={styles.plan} viewBox="0 0 600 660" aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id="flat-south" x1="0" y1="1" x2="0" y2="0">
          <stop className={styles.sun} offset="0" stopOpacity="0.95" />
          <stop className={styles.sun} offset="0.35" stopOpacity="0.5" />
          <stop className={styles.sun} offset="0.75" stopOpacity="0.12" />
          <stop className={styles.sun} offset="1" stopOpacity="0" />
        </linearGradient>
        <linearGradient id="flat-north" x1="0" y1="0" x2="0" y2="1">
          <stop className={styles.sky} offset="0" stopOpacity="0.5" />
          <stop className={styles.sky} offset="1" stopOpacity="0" />
        </linearGradient>
        <linearGradient id="flat-balcony" x1="0" y1="0" x2="1" y2="0">
          <stop className={styles.sun} offset="0" stopOpacity="1" />
          <stop className={styles.sun} offset="0.48" stopOpacity="0.9" />
          <stop className={styles.sun} offset="0.62" stopOpacity="0.25" />
          <stop className={styles.sun} offset="1" stopOpacity="0.12" />
        </linearGradient>
      </defs>
      {/* The floors of the bathroom, of the room and of the balcony. */}
      <path className={styles.floor} d="M20 20h560v500H20z" />
      <path className={styles.tiles} d="M200 20h160v130H200z" />
      <path
        className={styles.grid}
        d="M240 20v130M280 20v130M320 20v130M200 52h160M200 85h160M200 118h160M20 530v110M110 530v110M200 530v110M290 530v110M380 530v110M470 530v110"
      />
      <path fill="url(#flat-balcony)" d="M20 520h560v120H20z" />
      <path fill="url(#flat-south)" d="M120 520h400l-70-370H190z" />
      <path fill="url(#flat-north)" d="M430 20h110l20 150H410z" />
      {/* Bed, table and sofa. */}
      <path className={styles.furniture} d="M40 300h120v190H40zM40 340h120M52 310h40v20H52zM108 310h40v20h-40z" />
      <path className={styles.furniture} d="M500 200h60v180h-60zM516 200v180" />
      {/* Walls, with the door at the left and the windows as double lines. */}
      <path
        className={styles.wall}
        d="M120 520H20V20h40M130 20h110M320 20h110M540 20h40v500h-60M200 20v130M200 150h40M310 150h50V20M20 150h70M170 150h30"
      />
      <path
        className={styles.window}
        d="M240 16h80M240 24h80M430 16h110M430 24h110M120 516h400M120 524h400M320 510v20"
      />
      <path className={styles.swing} d="M60 20v70a70 70 0 0 0 70-70" />
      <path className={styles.rail} d="M20 520v120h560V520" />
    </svg>
  );
}
