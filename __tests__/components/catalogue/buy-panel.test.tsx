import { render, screen } from '@testing-library/react';
import { BuyPanel } from '@/components/catalogue/product/buy-panel';
import { stubShop } from '@/__tests__/support/shop-stub';
import { group, variant } from './make-group';

describe('what a product’s panel says', () => {
  beforeEach(() => {
    stubShop({ 'GET /': () => ({ status: 503, body: null }) });
  });

  it.each([
    [['InStorePickUp'], 'Pickup in the shop'],
    [['CurbsidePickUp'], 'Pickup at the curb'],
    [['InStorePickUp', 'CurbsidePickUp'], 'Pickup in the shop or at the curb'],
  ])('of pickup by %j is what it allows', (deliveryMethods, said) => {
    const tree = variant('100310', { deliveryMethods });
    render(<BuyPanel group={group([tree])} shown={tree} also={null} more={null} wallets={[]} />);
    const ways = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(ways).toEqual([said]);
  });
});
