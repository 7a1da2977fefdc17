/** @jest-environment node */
import { blankAddress } from '@/lib/address/draft';
import {
  deliveryZip,
  draftForLines,
  draftOfRecipient,
  linesOfRecipient,
  mailOf,
  movableLines,
  placeRequest,
  recipientPlace,
  recipientsFor,
  recipientsOf,
} from '@/lib/cart/recipients';
import { fulfillmentSchema } from '@/lib/cart/schema';
import { seatsOf, shipmentTo } from '@/__tests__/components/checkout/shipments';

const ana = shipmentTo('Ana');
const anaLater = {
  ...shipmentTo('Ana'),
  id: 'later',
  date: '2026-05-12',
  lines: [{ ...ana.lines[0]!, id: 'line-later' }],
};
const bea = shipmentTo('Bea');
const nobody = shipmentTo('Cy', { recipient: null, method: null, date: null });
const mailed = {
  ...nobody,
  id: 'mail',
  lines: [
    { ...nobody.lines[0]!, id: 'line-mail', giftCard: { amount: 5000, email: 'cy@example.com' } },
  ],
};
const person = { FirstName: 'Ana', LastName: 'Ruiz', Phone: '6125550101' };

describe('the recipients of a cart', () => {
  it('are one each, with all that goes to them on whatever days; what goes to nobody stands by itself', () => {
    const groups = recipientsOf({ shipments: [ana, bea, anaLater, nobody, mailed] });
    expect(
      groups.map(({ recipient, lines }) => [
        recipient?.firstName ?? null,
        lines.map(({ id }) => id),
      ]),
    ).toEqual([
      ['Ana', ['line-Ana', 'line-later']],
      ['Bea', ['line-Bea']],
      [null, ['line-Cy']],
      [null, ['line-mail']],
    ]);
  });

  it('are none of workshops: seats neither move nor are joined', () => {
    const cart = { shipments: [seatsOf('Wreaths'), ana, bea] };
    expect(recipientsOf(cart).map(({ recipient }) => recipient?.firstName)).toEqual(['Ana', 'Bea']);
    expect(movableLines(cart).map(({ id }) => id)).toEqual(['line-Ana', 'line-Bea']);
    expect(recipientsFor(cart, ['line-Ana']).map(({ lineID }) => lineID)).toEqual(['line-Bea']);
  });

  it('keep all their lines together, whatever shipment is looked at', () => {
    expect(
      linesOfRecipient({ shipments: [ana, bea, anaLater] }, anaLater).map(({ id }) => id),
    ).toEqual(['line-Ana', 'line-later']);
    expect(linesOfRecipient({ shipments: [ana] }, { id: 'gone' })).toEqual([]);
  });

  it('can be joined by a line of somebody else, never by e-mail', () => {
    const reader = {
      ...mailed,
      recipient: { ...ana.recipient!, email: 'cy@example.com', addressType: 'Email' },
    };
    expect(
      recipientsFor({ shipments: [ana, bea, reader] }, ['line-Ana']).map(({ lineID }) => lineID),
    ).toEqual(['line-Bea']);
    expect(
      recipientsFor({ shipments: [ana, bea] }, ['line-Cy']).map(({ lineID }) => lineID),
    ).toEqual(['line-Ana', 'line-Bea']);
    expect(
      recipientsFor({ shipments: [ana, bea, anaLater] }, ['line-later', 'line-Cy']).map(
        ({ lineID }) => lineID,
      ),
    ).toEqual(['line-Bea']);
    expect(recipientsFor({ shipments: [ana, bea] }, ['line-Ana', 'line-Bea'])).toEqual([]);
    expect(movableLines({ shipments: [ana, reader] }).map(({ id }) => id)).toEqual(['line-Ana']);
  });

  it.each([
    [[...mailed.lines], 'cy@example.com'],
    [[...ana.lines], null],
    [[...mailed.lines, ...ana.lines], null],
  ])('know where cards go by mail', (lines, mail) => {
    expect(mailOf(lines)).toBe(mail);
    expect(draftForLines(lines)).toMatchObject({
      AddressType: mail ? 'Email' : 'Residence',
      Email: mail ?? '',
    });
  });

  it.each([
    [
      'a home',
      { ...blankAddress, ...person, Street1: '1 Lake St', City: 'Edina', Zip: '55424' },
      {
        AddressType: 'Residence',
        ShippingAddress: {
          ...person,
          Street1: '1 Lake St',
          City: 'Edina',
          State: 'MN',
          Zip: '55424',
          Country: 'US',
        },
      },
    ],
    [
      'a hospital',
      {
        ...blankAddress,
        ...person,
        AddressType: 'Hospital',
        Recipient: 'Patient',
        CompanyName: 'Abbott',
        Street1: '1 Lake St',
        Street2: 'Wing 4',
        City: 'Edina',
        Zip: '55424',
      },
      {
        AddressType: 'Hospital',
        Recipient: 'Patient',
        ShippingAddress: {
          ...person,
          CompanyName: 'Abbott',
          Street1: '1 Lake St',
          Street2: 'Wing 4',
          City: 'Edina',
          State: 'MN',
          Zip: '55424',
          Country: 'US',
        },
      },
    ],
    [
      'a store',
      { ...blankAddress, ...person, AddressType: 'CurbsidePickUp', StoreID: 'Store-a' },
      { AddressType: 'CurbsidePickUp', StoreID: 'Store-a', Pickup: person },
    ],
    [
      'an e-mail',
      { ...blankAddress, ...person, AddressType: 'Email', Email: 'a@example.com' },
      {
        AddressType: 'Email',
        EmailTo: { FirstName: 'Ana', LastName: 'Ruiz', Email: 'a@example.com' },
      },
    ],
  ])('become a request the shop accepts: %s', (_, draft, request) => {
    expect(placeRequest(draft)).toEqual(request);
    expect(fulfillmentSchema.safeParse(request).success).toBe(true);
  });

  it('come back into the dialog as they were entered', () => {
    const hospital = {
      ...ana.recipient!,
      addressType: 'Hospital',
      kind: 'Staff',
      companyName: 'Abbott',
      street2: 'Room 4',
    };
    const place = {
      Street1: '2817 Colfax Ave S',
      Street2: 'Room 4',
      City: 'Minneapolis',
      State: 'MN',
      Zip: '55408',
    };
    expect(draftOfRecipient(hospital, null)).toEqual({
      ...blankAddress,
      ...person,
      ...place,
      AddressType: 'Hospital',
      Recipient: 'Staff',
      CompanyName: 'Abbott',
    });
    expect(
      draftOfRecipient({ ...ana.recipient!, addressType: 'InStorePickUp' }, 'Store-a'),
    ).toEqual({
      ...blankAddress,
      ...person,
      AddressType: 'InStorePickUp',
      StoreID: 'Store-a',
    });
    expect(
      draftOfRecipient({ ...hospital, addressType: 'Email', email: 'cy@example.com' }, null),
    ).toEqual({
      ...blankAddress,
      ...person,
      AddressType: 'Email',
      Email: 'cy@example.com',
    });
    expect(recipientPlace(hospital)).toBe(
      'Abbott, 2817 Colfax Ave S, Room 4, Minneapolis, MN 55408',
    );
    expect(recipientPlace({ ...ana.recipient!, email: 'cy@example.com' })).toBe('cy@example.com');
  });
});

describe('the ZIP a cart is brought to', () => {
  const to = (zip: string, change: object = {}) =>
    shipmentTo('Ana', { recipient: { ...ana.recipient!, zip, ...change } });
  const pickup = to('55424', { addressType: 'InStorePickUp' });
  it.each([
    ['one place', [to('55408')], '55408'],
    ['one place, twice', [to('55408'), to('55408', { firstName: 'Bo' })], '55408'],
    ['two places', [to('55408'), to('55410')], null],
    ['one place and a store', [to('55408'), pickup], '55408'],
    ['a store', [pickup], null],
    ['a mailbox', [{ ...to('00000'), method: 'Email' as const }], null],
    ['nobody yet', [nobody], null],
    ['nothing', [], null],
  ])('%s', (_, shipments, zip) => {
    expect(deliveryZip(shipments)).toBe(zip);
  });
});
