/** A workshop or talk as its host plans it: one product group, each date a sellable product with its own seats. */
export interface EventSource {
  code: string;
  name: string;
  webTitle: string;
  /** Name of its picture below `workshops/`. */
  picture: string;
  description: string;
  /** Dollars; 0 for a free talk. */
  price: number;
  category: 'WorkshopsEvents_Workshops' | 'WorkshopsEvents_Kids' | 'WorkshopsEvents_TalksWalks';
  storeID: string;
  room: string;
  featured?: boolean;
  dates: readonly EventDate[];
}

export interface EventDate {
  /** Days from the day the stock is built; negative is past. */
  inDays: number;
  from: string;
  to: string;
  seats: number;
  /** Further meetings of the same course, in days after the first. */
  alsoAfter?: readonly number[];
  hidden?: boolean;
}
