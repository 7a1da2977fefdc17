/** @jest-environment node */
import { welcome } from '@/lib/account/log-in/sign-in.server';
import { patchMe } from '@/lib/upstream/commerce/me';
import { customerAccountAction, searchCustomer } from '@/lib/upstream/integration/customers';
import { UpstreamError } from '@/lib/upstream/upstream-error';

jest.mock('@/lib/upstream/commerce/me', () => ({ patchMe: jest.fn() }));
jest.mock('@/lib/upstream/integration/customers', () => ({
  searchCustomer: jest.fn(),
  customerAccountAction: jest.fn(),
}));

const facts = (CecsCustomerNumber: string | null) => ({
  CecsCustomerNumber,
  LoyaltyID: null,
  LoyaltyCardNumber: null,
  CECSAwardAccountID: null,
});
const stamp = { LastLoginTimeStamp: expect.any(String) as string };
const synced = (CecsCustomerNumber: string) => ({
  ...stamp,
  CecsCustomerNumber,
  OrderCloudToCecsCustomerStatus: 'Synced',
});

describe('what a log-in leaves on the user', () => {
  beforeEach(() => jest.resetAllMocks());

  it.each([
    [
      'synced',
      { CecsCustomerNumber: 'C-1', OrderCloudToCecsCustomerStatus: 'Synced' },
      'C-2',
      'C-3',
      [0, 0],
      stamp,
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
      stamp,
    ],
  ])('%s', async (_, xp, searched, made, asked, left) => {
    jest.mocked(searchCustomer).mockResolvedValue(searched === null ? null : facts(searched));
    if (made === null)
      jest
        .mocked(customerAccountAction)
        .mockRejectedValue(new UpstreamError('integration', 'unavailable'));
    else jest.mocked(customerAccountAction).mockResolvedValue(facts(made));
    await welcome('token', { ID: 'ana', xp } as never);
    expect([
      jest.mocked(searchCustomer).mock.calls.length,
      jest.mocked(customerAccountAction).mock.calls.length,
    ]).toEqual(asked);
    expect(jest.mocked(patchMe).mock.calls).toEqual([['token', { xp: left }]]);
  });
});
