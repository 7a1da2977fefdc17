/** @jest-environment node */
import { submitSchema } from '@/lib/checkout/schema';
import {
  cleanGuest,
  guestErrors,
  guestOfPayer,
  isGuest,
  sentGuest,
  type GuestDraft,
} from '@/lib/checkout/guest';

const ada: GuestDraft = { firstName: 'Ada', lastName: 'Loam', email: 'ada@example.com' };

describe('the phone of whoever orders', () => {
  it.each([
    [undefined, '', null, undefined],
    ['', '', null, undefined],
    ['  ', '', null, undefined],
    ['6125550142', '612-555-0142', null, '6125550142'],
    ['+1 (612) 555-0142', '612-555-0142', null, '6125550142'],
    ['+1 (612) 555-0142 x204', '612-555-0142', null, '6125550142'],
    ['555-0142', '555-0142', 'Please enter a 10 digit phone number', '555-0142'],
    [
      '+44 20 7946 0958',
      '+44 20 7946 0958',
      'Please enter a 10 digit phone number',
      '+44 20 7946 0958',
    ],
  ])('%j is shown as %j, refused with %j, sent as %j', (phone, shown, refusal, sent) => {
    const guest = { ...ada, ...(phone === undefined ? {} : { phone }) };
    expect(cleanGuest(guest, 'phone').phone).toBe(shown);
    expect(guestErrors(guest).phone ?? null).toBe(refusal);
    expect(sentGuest(guest)).toEqual({ ...ada, ...(sent ? { phone: sent } : {}) });
    expect(submitSchema.shape.guest.safeParse(sentGuest(guest)).success).toBe(refusal === null);
  });

  it('may be missing in what was kept before it was asked for', () => {
    expect([
      isGuest(ada),
      isGuest({ ...ada, phone: '612' }),
      isGuest({ ...ada, phone: 6 }),
    ]).toEqual([true, true, false]);
  });
});

describe('a name longer than the shop takes', () => {
  const long = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(2);
  const empty: GuestDraft = { ...ada, firstName: '', lastName: '' };

  it.each<[string, GuestDraft]>([
    ['typed', cleanGuest({ ...ada, lastName: long }, 'lastName')],
    ['told by a wallet', guestOfPayer(empty, { firstName: 'Ada', lastName: long })],
  ])('%s is kept as long as it is taken', (_, guest) => {
    expect(guest.lastName).toBe(long.slice(0, 60));
    expect(submitSchema.shape.guest.safeParse(sentGuest(guest)).success).toBe(true);
  });
});

it.each<[Partial<GuestDraft>, Partial<GuestDraft>]>([
  [{}, {}],
  [{ firstName: ' 12 ' }, { firstName: 'First name is required' }],
  [{ lastName: '' }, { lastName: 'Last name is required' }],
  [{ email: 'ada@' }, { email: 'Please enter a valid email' }],
  [{ email: ' ada@example.com ' }, {}],
])('refuses of whoever orders %j with %j', (change, messages) => {
  expect(guestErrors({ ...ada, ...change })).toEqual(messages);
});
