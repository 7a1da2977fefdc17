/** Where the stores are and when they are open, as an order summary on paper says it. */
export interface PrintPlaces {
  stores: readonly { name: string; line: string; phone: string }[];
  /** Days that share their hours, `Mon, Nov 23 – Wed, Nov 25: 9 AM – 7 PM`; the stores keep the same ones. */
  hours: readonly string[];
}

export const noPrintPlaces: PrintPlaces = { stores: [], hours: [] };
