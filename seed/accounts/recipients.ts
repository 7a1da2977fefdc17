import type { Recipient } from './order-source';

const minneapolis = { city: 'Minneapolis', state: 'MN', taxPercent: 9.025, vanCents: 1499 } as const;

/** The people in the order histories. Invented, all of them. */
export const recipients = {
  ingrid: { first: 'Ingrid', last: 'Solberg', type: 'Residence', street: '3320 Cedar Row', zip: '55407', phone: '6125550188', ...minneapolis },
  arne: { first: 'Arne', last: 'Solberg', type: 'Residence',
    street: '17 Catkin Lane', city: 'Roseville', state: 'MN', zip: '55113', phone: '6515550189', taxPercent: 8.375, vanCents: 1499 },
  nana: {
    first: 'Solveig', last: 'Dahl', type: 'Hospital', company: 'Carver Ridge Hospital', street: '400 Prairie Way', city: 'Chaska', state: 'MN', zip: '55318',
    phone: '9525550190', taxPercent: 8.375, vanCents: 2499,
  },
  desk: { first: 'Grace', last: 'Okafor', type: 'Business', company: 'Millrace Architects',
    street: '700 Grain Street', zip: '55415', phone: '6125550185', ...minneapolis },
  pastor: { first: 'Elsa', last: 'Lindgren', type: 'Church', company: 'Church of the Lakes',
    street: '12 Bell Street', city: 'Excelsior', state: 'MN', zip: '55331', phone: '9525550193', taxPercent: 8.525, vanCents: 2499 },
  chapel: {
    first: 'In Memory Of', last: 'Otto Reinholt', type: 'FuneralHome', company: 'Reinholt Chapel',
      street: '905 Summit Place', city: 'Saint Paul', state: 'MN', zip: '55105',
    phone: '6515550194', taxPercent: 9.875, vanCents: 1499,
  },
  teacher: { first: 'Tomas', last: 'Ruiz', type: 'School', company: 'Basswood Elementary',
    street: '2100 Pupil Lane', city: 'Edina', state: 'MN', zip: '55436', phone: '9525550195', taxPercent: 9.025, vanCents: 1499 },
  cousin: { first: 'Marit', last: 'Solberg', type: 'Residence',
    street: '88 Harbor View', city: 'Duluth', state: 'MN', zip: '55802', phone: '2185550196', taxPercent: 6.875 },
  friend: { first: 'June', last: 'Abara', type: 'Residence',
    street: '41 Orchard Street', city: 'Chicago', state: 'IL', zip: '60601', phone: '3125550197', taxPercent: 0 },
  byMail: { first: 'Henrik', last: 'Solberg', type: 'Email', company: 'Henrik Solberg',
    street: 'By e-mail', zip: '55407', phone: '6125550188', email: 'henrik@lilacandloam.example', ...minneapolis },
  atLyndale: {
    first: 'Ingrid', last: 'Solberg', type: 'InStorePickUp', company: 'Lilac & Loam on Lyndale',
      street: '5410 Lyndale Row', zip: '55419', phone: '6125550188', storeID: 'Store-lyndale', ...minneapolis,
  },
  atEdina: {
    first: 'Ingrid', last: 'Solberg', type: 'CurbsidePickUp', company: 'Lilac & Loam Edina',
      street: '3917 Minnehaha Lane', city: 'Edina', state: 'MN', zip: '55424', phone: '6125550188',
    storeID: 'Store-edina', taxPercent: 9.025,
  },
  seatAtEdina: {
    first: 'Ingrid', last: 'Solberg', type: 'InStorePickUp', company: 'Lilac & Loam Edina',
      street: '3917 Minnehaha Lane', city: 'Edina', state: 'MN', zip: '55424', phone: '6125550188',
    storeID: 'Store-edina', taxPercent: 9.025,
  },
  lars: { first: 'Lars', last: 'Haugen', type: 'Residence',
    street: '1214 Basswood Avenue', city: 'Saint Paul', state: 'MN', zip: '55105', phone: '6515550182', taxPercent: 9.875, vanCents: 1499 },
  hotel: { first: 'Front', last: 'Desk', type: 'Business', company: 'The Millrace Hotel', street: '700 Grain Street', zip: '55415', phone: '6125550191', ...minneapolis },
  ada: { first: 'Ada', last: 'Fenske', type: 'Residence', street: '9 Tamarack Court', city: 'Anoka', state: 'MN', zip: '55303',
    phone: '7635550187', taxPercent: 8.125, vanCents: 2499 },
} as const satisfies Record<string, Recipient>;
