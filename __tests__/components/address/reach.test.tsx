import { renderHook, waitFor } from '@testing-library/react';
import { QueryIsland } from '@/components/browser/query-island';
import { useReach } from '@/components/address/reach';
import { stubShop } from '@/__tests__/support/shop-stub';

const answer = { city: 'Minneapolis', undeliverable: [], all: false };
const ask = (zip: string, addressType = 'Residence') => {
  const shop = stubShop({ 'GET /api/addresses/reach': () => ({ body: answer }) });
  const { result, rerender } = renderHook(
    (place: { zip: string; addressType: string }) => useReach(place),
    { initialProps: { zip, addressType }, wrapper: QueryIsland },
  );
  return { shop, result, type: (more: string) => rerender({ zip: more, addressType }) };
};

describe('the local delivery check', () => {
  it('runs once the ZIP has five digits', async () => {
    const { shop, result, type } = ask('5540');
    expect(shop.calls).toEqual([]);
    type('55408');
    await waitFor(() => expect(result.current).toEqual(answer));
    expect(shop.calls.map(({ path }) => path)).toEqual([
      '/api/addresses/reach?zip=55408&type=Residence',
    ]);
  });

  it('drops what follows a dash, and asks no second time for it', async () => {
    const { shop, result, type } = ask('55408');
    await waitFor(() => expect(result.current).toEqual(answer));
    type('55408-1234');
    expect(result.current).toEqual(answer);
    expect(shop.calls).toHaveLength(1);
  });

  it('forgets the answer when the ZIP changes', async () => {
    const { result, type } = ask('55408');
    await waitFor(() => expect(result.current).toEqual(answer));
    type('5540');
    expect(result.current).toBeNull();
  });

  it.each(['InStorePickUp', 'CurbsidePickUp', 'Email'])('is not asked for %s', (type) => {
    expect(ask('55408', type).shop.calls).toEqual([]);
  });
});
