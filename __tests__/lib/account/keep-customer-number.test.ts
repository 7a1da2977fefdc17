/** @jest-environment node */
import { keepCustomerNumber, signIn } from '@/lib/account/log-in/sign-in.server';
import { passwordToken } from '@/lib/upstream/commerce/auth';
import { getMe, patchMe } from '@/lib/upstream/commerce/me';
import { customerAccountAction, searchCustomer } from '@/lib/upstream/integration/client';
import { UpstreamError } from '@/lib/upstream/upstream-error';

jest.mock('@/lib/upstream/commerce/me', () => ({ patchMe: jest.fn(), getMe: jest.fn() }));
jest.mock('@/lib/upstream/commerce/auth', () => ({ passwordToken: jest.fn() }));
jest.mock('@/lib/cart/change/take-over-cart.server', () => ({ takeOverCart: jest.fn() }));
jest.mock('@/lib/cart/visitor.server', () => ({ readVisitor: () => 'ana' }));
jest.mock('@/lib/session/session-cookie.server', () => ({ sessionFits: () => true }));
jest.mock('@/lib/upstream/integration/client', () => ({
  searchCustomer: jest.fn(),
  customerAccountAction: jest.fn(),
}));

const facts = (CecsCustomerNumber: string | null) => ({
  CecsCustomerNumber,
  LoyaltyID: null,
  LoyaltyCardNumber: null,
  CECSAwardAccountID: null,
});
const synced = (CecsCustomerNumber: string) => ({
  CecsCustomerNumber,
  OrderCloudToCecsCustomerStatus: 'Synced',
});

describe('the customer number of a customer who logged in', () => {
  beforeEach(() => jest.resetAllMocks());

  it.each([
    [
      'synced',
      { CecsCustomerNumber: 'C-1', OrderCloudToCecsCustomerStatus: 'Synced' },
      'C-2',
      'C-3',
      [1, 0],
      synced('C-2'),
    ],
    [
      'synced under the number they have',
      { CecsCustomerNumber: 'C-1', OrderCloudToCecsCustomerStatus: 'Synced' },
      'C-1',
      'C-3',
      [1, 0],
      null,
    ],
    [
      'synced, and not to be found just now',
      { CecsCustomerNumber: 'C-1', OrderCloudToCecsCustomerStatus: 'Synced' },
      null,
      'C-3',
      [1, 0],
      null,
    ],
    [
      'without a number',
      { OrderCloudToCecsCustomerStatus: 'Orphaned' },
      'C-2',
      'C-3',
      [1, 0],
      synced('C-2'),
    ],
    [
      'with a number but Orphaned',
      { CecsCustomerNumber: 'C-1', OrderCloudToCecsCustomerStatus: 'Orphaned' },
      'C-2',
      'C-3',
      [1, 0],
      synced('C-2'),
    ],
    [
      'with a number and no status',
      { CecsCustomerNumber: 'C-1' },
      'C-2',
      'C-3',
      [1, 0],
      synced('C-2'),
    ],
    [
      'Orphaned and not known there',
      { CecsCustomerNumber: 'C-1', OrderCloudToCecsCustomerStatus: 'Orphaned' },
      null,
      'C-3',
      [1, 1],
      synced('C-3'),
    ],
    [
      'Orphaned, and it could not be made known',
      { CecsCustomerNumber: 'C-1', OrderCloudToCecsCustomerStatus: 'Orphaned' },
      null,
      null,
      [1, 1],
      null,
    ],
  ])('%s', async (_, xp, searched, made, asked, left) => {
    jest.mocked(searchCustomer).mockResolvedValue(searched === null ? null : facts(searched));
    if (made === null)
      jest
        .mocked(customerAccountAction)
        .mockRejectedValue(new UpstreamError('integration', 'unavailable'));
    else jest.mocked(customerAccountAction).mockResolvedValue(facts(made));
    await keepCustomerNumber('token', { ID: 'ana', xp } as never);
    expect([
      jest.mocked(searchCustomer).mock.calls.length,
      jest.mocked(customerAccountAction).mock.calls.length,
    ]).toEqual(asked);
    expect(jest.mocked(patchMe).mock.calls).toEqual(left === null ? [] : [['token', { xp: left }]]);
  });

  it('is waited for by no log-in (ruling 2)', async () => {
    jest.mocked(passwordToken).mockResolvedValue({ accessToken: 'token', expiresIn: 600 } as never);
    jest.mocked(getMe).mockResolvedValue({ ID: 'ana' } as never);
    jest.mocked(searchCustomer).mockReturnValue(new Promise(() => undefined));
    const shopper = { current: () => null, set: jest.fn(), knowDevice: jest.fn() };
    await expect(signIn(shopper as never, 'ana', 'secret')).resolves.toBe('ana');
    expect(searchCustomer).toHaveBeenCalledWith('token', 'ana');
  });
});
