import type { EventCategory, EventSource, YearlyDate } from './event-source';

/** Where events are held: store and room. */
export const rooms = {
  benches: ['Store-lyndale', 'Potting benches'],
  design: ['Store-lyndale', 'Design room'],
  houseTwo: ['Store-lyndale', 'Glasshouse No. 2'],
  counter: ['Store-edina', 'The long counter'],
  barn: ['Store-maple-grove', 'The tool barn'],
  loft: ['Store-eden-prairie', 'Upstairs loft'],
  rows: ['Store-roseville', 'Nursery rows'],
  greenhouse: ['Store-roseville', 'Greenhouse'],
  yard: ['Store-apple-valley', 'Garden yard'],
} as const;

type Room = readonly [storeID: string, room: string];
type More = Pick<EventSource, 'choices'>;

/** A date that comes back every year: `every('Nov Sat 3', '10:00-12:00', 14)`. */
export function every(
  on: string,
  hours: string,
  seats: number,
  more: Partial<YearlyDate> = {},
): YearlyDate {
  const [from = '', to = ''] = hours.split('-');
  return { on, from, to, seats, ...more };
}

/** A paid class for grown-ups. */
export function workshop(
  code: string,
  webTitle: string,
  price: number,
  room: Room,
  picture: string,
  description: string,
  yearly: readonly YearlyDate[],
  more?: More,
): EventSource {
  return plan(
    'WorkshopsEvents_Workshops',
    code,
    webTitle,
    price,
    room,
    picture,
    description,
    yearly,
    more,
  );
}

/** A morning for children. */
export function forKids(
  code: string,
  webTitle: string,
  price: number,
  room: Room,
  picture: string,
  description: string,
  yearly: readonly YearlyDate[],
  more?: More,
): EventSource {
  return plan(
    'WorkshopsEvents_Kids',
    code,
    webTitle,
    price,
    room,
    picture,
    description,
    yearly,
    more,
  );
}

/** A talk or walk, free to attend. */
export function talk(
  code: string,
  webTitle: string,
  room: Room,
  picture: string,
  description: string,
  yearly: readonly YearlyDate[],
): EventSource {
  return plan('WorkshopsEvents_TalksWalks', code, webTitle, 0, room, picture, description, yearly);
}

/** A seat for a grown-up, and a smaller one with smaller tools. */
export function adultOrChild(childPrice: number): More {
  return {
    choices: [
      { suffix: '', size: 'Adult' },
      { suffix: 'CHILD', size: 'Child', price: childPrice },
    ],
  };
}

/** The pot that is planted, by its glaze. */
export const glazes: More = {
  choices: [
    { suffix: '', color: 'Ash White' },
    { suffix: 'BLU', color: 'Lake Blue' },
    { suffix: 'OXB', color: 'Oxblood' },
  ],
};

function plan(
  category: EventCategory,
  code: string,
  webTitle: string,
  price: number,
  [storeID, room]: Room,
  picture: string,
  description: string,
  yearly: readonly YearlyDate[],
  more: More = {},
): EventSource {
  return {
    code,
    name: webTitle.toUpperCase(),
    webTitle,
    picture,
    price,
    description,
    category,
    storeID,
    room,
    yearly,
    ...more,
  };
}
