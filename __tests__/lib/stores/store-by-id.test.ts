/** @jest-environment node */
import { getStore } from '@/lib/stores/stores.server';
import { getStoreAddress, listStoreAddresses } from '@/lib/upstream/commerce/addresses';
import { UpstreamError } from '@/lib/upstream/upstream-error';

jest.mock('@/lib/cache/cached', () => ({
  cached: (_entity: string, _key: string, make: () => Promise<unknown>) => make(),
}));
jest.mock('next/cache', () => ({ unstable_cache: (make: () => unknown) => make }));
jest.mock('@/lib/upstream/commerce/addresses', () => ({
  getStoreAddress: jest.fn(),
  listStoreAddresses: jest.fn(),
}));

const address = (change: object = {}, xp: object = {}) => ({
  ID: 'Store-Lyndale',
  AddressName: 'Lyndale Avenue',
  Street1: '6400 Lyndale Ave S',
  City: 'Richfield',
  Country: 'US',
  Phone: '6125550101',
  ...change,
  xp: { active: true, ...xp },
});

describe('a store by its ID (specification A7)', () => {
  beforeEach(() => jest.mocked(listStoreAddresses).mockResolvedValue([address()]));

  it('is what its own address says now, whatever the list still says', async () => {
    jest.mocked(getStoreAddress).mockResolvedValue(address({ Phone: '6125550199' }));
    expect(await getStore('store-lyndale')).toMatchObject({ phone: '6125550199' });
    expect(getStoreAddress).toHaveBeenLastCalledWith('Store-Lyndale');
  });

  it.each([
    ['gone', null],
    ['closed', address({}, { active: false })],
  ])('is none once it is %s', async (_, now) => {
    jest.mocked(getStoreAddress).mockResolvedValue(now);
    expect(await getStore('Store-Lyndale')).toBeNull();
  });

  it('that no list names is none, and is not asked for', async () => {
    jest.mocked(getStoreAddress).mockClear();
    expect(await getStore('Store-nowhere')).toBeNull();
    expect(getStoreAddress).not.toHaveBeenCalled();
  });

  it('is as the list has it while it cannot be read', async () => {
    jest.mocked(getStoreAddress).mockRejectedValue(new UpstreamError('catalogue', 'unavailable'));
    expect(await getStore('Store-Lyndale')).toMatchObject({ phone: '6125550101' });
  });
});
