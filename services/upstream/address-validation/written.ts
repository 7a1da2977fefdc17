/** An address as a vendor is asked about it: one in the US, parts trimmed. */
export interface WrittenAddress {
  line1: string;
  line2: string;
  city: string;
  /** Two letters. */
  state: string;
  /** Five digits. */
  zip: string;
}
