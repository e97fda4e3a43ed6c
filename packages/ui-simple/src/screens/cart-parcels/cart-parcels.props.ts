import type { FormSubmit } from "#ui/forms/form-submit";

interface ParcelLine {
  key: string;
  name: string;
  quantity: number;
}

export interface CartParcelsProps {
  /** Null while the cart loads. */
  destination: {
    name: string;
    parcels: readonly {
      key: string;
      lines: readonly ParcelLine[];
      /** Whether its products can go into the first parcel. */
      canJoin: boolean;
    }[];
    /** Whether another parcel is possible. */
    canPack: boolean;
  } | null;
  /** Key of the parcel that is being joined. */
  busyKey: string | null;
  backPath: string;
  /** Packs these quantities, by line key, into a new parcel. Fails for none, and for all of a single parcel. */
  onPacked: FormSubmit<{ quantities: Readonly<Record<string, number>> }>;
  /** Puts the products of a parcel into the first one. */
  onJoined: (key: string) => void;
}
