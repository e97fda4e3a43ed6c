import { useId, useState } from "react";
import { Button } from "#ui/elements/button/button";
import { Heading } from "#ui/elements/heading/heading";
import { Loader } from "#ui/elements/loader/loader";
import { TextField } from "#ui/elements/text-field/text-field";
import { giftLinkCopy as copy } from "#ui/slots/social-gift/gift-link.copy";
import styles from "./gift-link.module.css";

/** A QR code as a path on a grid of `size` modules, with its quiet zone. */
export interface QrDrawing {
  size: number;
  path: string;
}

export interface GiftLinkProps {
  url: string;
  receiverName: string;
  /** Whether the browser can hand the link to other apps. */
  canShare: boolean;
  /** Null until it is drawn; `failed` if its code could not be loaded. */
  qr: QrDrawing | "failed" | null;
  onCopied: () => void;
  onShared: () => void;
  /** The QR code is about to be shown. */
  onQrOpened: () => void;
}

/** The link of a social gift for its giver: to copy, to share, and as a QR code. */
export function GiftLink({ url, receiverName, canShare, qr, onCopied, onShared, onQrOpened }: GiftLinkProps) {
  const id = useId();
  const [isQrOpen, setIsQrOpen] = useState(false);
  const toggleQr = () => {
    if (!isQrOpen) onQrOpened();
    setIsQrOpen(!isQrOpen);
  };
  return (
    <section className={styles.link} data-screen-only="">
      <div>
        <Heading level={2} size="s">
          {copy.title}
        </Heading>
        <p className={styles.lead}>{copy.lead(receiverName)}</p>
      </div>
      <TextField
        id={id}
        label={copy.url}
        value={url}
        help={copy.secrecy}
        inputProps={{ readOnly: true, onFocus: (event) => event.currentTarget.select() }}
        onChange={() => undefined}
      />
      <div className={styles.actions}>
        <Button look="primary" onClick={onCopied}>
          {copy.copy}
        </Button>
        {canShare ? (
          <Button icon="external" onClick={onShared}>
            {copy.share}
          </Button>
        ) : null}
        <Button aria-expanded={isQrOpen} aria-controls={isQrOpen ? `${id}-qr` : undefined} onClick={toggleQr}>
          {isQrOpen ? copy.hideQr : copy.qr}
        </Button>
      </div>
      {isQrOpen ? (
        <div id={`${id}-qr`} className={styles.code}>
          <QrCode qr={qr} receiverName={receiverName} />
        </div>
      ) : null}
    </section>
  );
}

function QrCode({ qr, receiverName }: Pick<GiftLinkProps, "qr" | "receiverName">) {
  if (qr === null) return <Loader label={copy.qrLoading} />;
  if (qr === "failed") return <p role="alert">{copy.qrFailed}</p>;
  return (
    <>
      <svg
        className={styles.qr}
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        role="img"
        aria-label={copy.qrOf(receiverName)}
        shapeRendering="crispEdges"
      >
        <path d={qr.path} />
      </svg>
      <p className={styles.lead}>{copy.qrHelp}</p>
    </>
  );
}
