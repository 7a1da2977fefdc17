import { isGiftCardAmount, isGiftCardProduct, mostOfProduct } from '@/lib/catalogue/gift-card';
import { deliveryItem, isGiftCard } from '@/lib/delivery/item';

describe('what a gift card is', () => {
  it.each([
    ['GIFTCARD', true],
    ['EGIFTCARD', true],
    ['giftcard', false],
    ['GIFTCARD-2', false],
    ['100310', false],
    ['', false],
    [undefined, false],
  ])('by the ID or code %s: %s', (idOrCode, expected) => {
    expect(isGiftCardProduct(idOrCode)).toBe(expected);
    expect(mostOfProduct(idOrCode ?? '')).toBe(expected ? 100 : null);
  });

  it.each([
    ['GIFTCARD', {}, true],
    ['EGIFTCARD', {}, true],
    ['a-variant', { ProductCode: 'GIFTCARD' }, true],
    ['a-variant', { ProductCode: 'EGIFTCARD' }, true],
    ['100310', { ProductCode: '100310' }, false],
    ['100310', {}, false],
  ])('for delivery and tax, %s with %j: %s', (productID, xp, expected) => {
    expect(isGiftCard(deliveryItem(productID, xp))).toBe(expected);
  });

  it.each([
    [999, false],
    [1000, true],
    [3750, true],
    [50_000, true],
    [50_001, false],
    [1000.5, false],
    [Number.NaN, false],
  ])('worth %d cents: %s', (cents, expected) => {
    expect(isGiftCardAmount(cents)).toBe(expected);
  });
});
