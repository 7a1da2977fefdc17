/** What a system said it had done, and what was asked and not answered: after a crash the first must be there, the second may be. */
export interface Acknowledged {
  orders: OrderRecord[];
  addresses: AddressRecord[];
}

/** An order of one visitor. */
export interface OrderRecord {
  accessToken: string;
  orderID: string;
  lines: LineRecord[];
  /** `none` = never asked for; `asked` = asked, no answer. */
  submit: 'none' | 'asked' | 'submitted' | 'refused';
}

interface LineRecord {
  ID: string;
  quantity: number;
  /** A quantity that was asked for and not answered. */
  asked: number | null;
}

/** An address in a customer's book. */
export interface AddressRecord {
  accessToken: string;
  ID: string;
  street: string;
  asked: string | null;
}
