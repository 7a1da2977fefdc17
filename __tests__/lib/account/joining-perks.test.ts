/** @jest-environment node */
import { joinPerks, readPerks } from '@/lib/account/perks.server';
import { createShopper } from '@/lib/session/shopper';
import { getMe, patchMe } from '@/lib/upstream/commerce/me';
import {
  customerByLegacyID,
  enrolToLoyalty,
  loyaltyByCard,
} from '@/lib/upstream/integration/client';
import { UpstreamError } from '@/lib/upstream/upstream-error';
import { customerSession } from '../session/sessions';

jest.mock('@/lib/upstream/commerce/me', () => ({ getMe: jest.fn(), patchMe: jest.fn() }));
jest.mock('@/lib/upstream/integration/client', () => ({
  customerByLegacyID: jest.fn(),
  enrolToLoyalty: jest.fn(),
  loyaltyByCard: jest.fn(),
}));

const nobody = () => Promise.reject(new Error('no new token is needed'));
const customer = () =>
  createShopper(
    { session: customerSession(), receipt: null },
    {
      startAnonymous: nobody,
      refresh: nobody,
      isEnded: () => Promise.resolve(false),
      isReplaced: () => Promise.resolve(false),
    },
  );
const facts = (LoyaltyID: string | null, CECSAwardAccountID: string | null) => ({
  CecsCustomerNumber: 'C-1',
  LoyaltyCardNumber: '7700',
  LoyaltyID,
  CECSAwardAccountID,
});
const balance = (CECSAwardAccountID: string | null) => ({
  Balance: 12.5,
  ExpirationDate: '2027-08-31',
  CardNumber: '7700',
  CECSAwardAccountID,
  EagleUser: false,
});
const member = {
  ok: true,
  value: { state: 'member', cardNumber: '7700', balance: 1250, expires: '2027-08-31' },
};
const unread = { ok: true, value: { ...member.value, balance: null, expires: null } };

/** What was done, in its order: the balance read, or what was written on the user. */
const steps: unknown[] = [];

describe('what is kept of Purple Perks', () => {
  beforeEach(() => {
    steps.length = 0;
    jest.mocked(patchMe).mockImplementation((_token, { xp }) => {
      steps.push(xp);
      return Promise.resolve({} as never);
    });
  });

  const reading = (answer: ReturnType<typeof balance> | null) =>
    jest.mocked(loyaltyByCard).mockImplementation(() => {
      steps.push('balance');
      return answer
        ? Promise.resolve(answer)
        : Promise.reject(new UpstreamError('integration', 'unavailable'));
    });

  it.each([
    [
      'the enrolment’s award account',
      facts('LP-1', 'AW-1'),
      balance('AW-2'),
      [{ LoyaltyCardNumber: '7700', LoyaltyID: 'LP-1' }, 'balance', { CECSAwardAccountID: 'AW-1' }],
      member,
    ],
    [
      'the balance’s where the enrolment has none',
      facts('LP-1', null),
      balance('AW-2'),
      [{ LoyaltyCardNumber: '7700', LoyaltyID: 'LP-1' }, 'balance', { CECSAwardAccountID: 'AW-2' }],
      member,
    ],
    [
      'no null over what the user holds',
      facts(null, null),
      balance(null),
      [{ LoyaltyCardNumber: '7700' }, 'balance'],
      member,
    ],
    [
      'the enrolment’s although the balance cannot be read',
      facts(null, 'AW-1'),
      null,
      [{ LoyaltyCardNumber: '7700' }, 'balance', { CECSAwardAccountID: 'AW-1' }],
      unread,
    ],
  ])('joining: %s', async (_, enrolled, read, done, answer) => {
    jest.mocked(enrolToLoyalty).mockResolvedValue(enrolled);
    reading(read);
    expect(await joinPerks(customer())).toEqual(answer);
    expect(steps).toEqual(done);
  });

  it('of a card found in the older system: no null over what the user holds', async () => {
    jest
      .mocked(getMe)
      .mockResolvedValue({ xp: { LoyaltyID: 'LP-1', CECSAwardAccountID: 'AW-9' } } as never);
    jest.mocked(customerByLegacyID).mockResolvedValue(facts('LP-1', null));
    reading(balance(null));
    expect(await readPerks(customer())).toEqual(member);
    expect(steps).toEqual([{ LoyaltyCardNumber: '7700' }, 'balance']);
  });
});
