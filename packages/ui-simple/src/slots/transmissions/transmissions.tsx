import { Button } from "#ui/elements/button/button";
import { DefinitionList } from "#ui/elements/definition-list/definition-list";
import { Heading } from "#ui/elements/heading/heading";
import { TextLink } from "#ui/elements/text-link/text-link";
import { transmissionsCopy as copy } from "#ui/slots/transmissions/transmissions.copy";
import styles from "./transmissions.module.css";

/** A third party that receives data from the shop's pages (電気通信事業法, 外部送信). */
export interface Transmission {
  id: string;
  service: string;
  provider: string;
  data: string;
  purpose: string;
  /** The URL of the provider's privacy policy; "" without one. */
  policyUrl: string;
  /** `notAllowed`: refused, or not answered yet. */
  consent: "notNeeded" | "allowed" | "notAllowed";
}

export interface TransmissionsProps {
  transmissions: readonly Transmission[];
  /** The visitor's consent; null if no third party needs it. */
  isAllowed: boolean | null;
  onConsentChanged: (isAllowed: boolean) => void;
}

/** The third parties and what they receive, with buttons to change the consent. */
export function Transmissions({ transmissions, isAllowed, onConsentChanged }: TransmissionsProps) {
  return (
    <section className={styles.transmissions}>
      <Heading level={2}>{copy.title}</Heading>
      {transmissions.length === 0 ? <p>{copy.none}</p> : null}
      {transmissions.map(({ id, service, provider, data, purpose, policyUrl, consent }) => (
        <div key={id} className={styles.party}>
          <Heading level={3} size="s">
            {service}
          </Heading>
          <DefinitionList
            items={[
              { term: copy.provider, detail: provider },
              { term: copy.data, detail: data },
              { term: copy.purpose, detail: purpose },
              ...(policyUrl
                ? [
                    {
                      term: copy.policy,
                      detail: <TextLink href={policyUrl}>{copy.policyOf(provider)}</TextLink>,
                    },
                  ]
                : []),
              { term: copy.consent, detail: copy[consent] },
            ]}
          />
        </div>
      ))}
      {isAllowed === null ? null : (
        <div className={styles.question}>
          <p role="status">
            {isAllowed ? copy.allowed : copy.notAllowed}
            {copy.question}
          </p>
          <div className={styles.answers}>
            <Button onClick={() => onConsentChanged(false)}>{copy.refuse}</Button>
            <Button onClick={() => onConsentChanged(true)}>{copy.allow}</Button>
          </div>
        </div>
      )}
    </section>
  );
}
