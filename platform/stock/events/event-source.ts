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
  category: EventCategory;
  storeID: string;
  room: string;
  featured?: boolean;
  /** Dates counted from the day the stock is built. */
  dates?: readonly EventDate[];
  /** Dates that come back every year, in the months the work is done in. */
  yearly?: readonly YearlyDate[];
  /** Choices of each date, every one a product of its own: a seat's size, or the glaze of the pot that is planted. */
  choices?: readonly EventChoice[];
}

export type EventCategory =
  'WorkshopsEvents_Workshops' | 'WorkshopsEvents_Kids' | 'WorkshopsEvents_TalksWalks';

interface Sitting {
  from: string;
  to: string;
  seats: number;
  /** Further meetings of the same course, in days after the first. */
  alsoAfter?: readonly number[];
}

export interface EventDate extends Sitting {
  /** Days from the day the stock is built; negative is past. */
  inDays: number;
  hidden?: boolean;
}

export interface YearlyDate extends Sitting {
  /** `Nov Sat 3`: the third Saturday of November. */
  on: string;
  /** Held in the past only, or announced for the first time. */
  only?: 'past' | 'coming';
  /** Seats left on the next date to come. */
  nextSeats?: number;
  /** The next date to come is not announced yet. */
  nextHidden?: boolean;
}

export interface EventChoice {
  suffix: string;
  size?: string;
  color?: string;
  /** Dollars, where it differs. */
  price?: number;
}
