import type { Cents } from '@/lib/core/money';

/** The least and the most a gift card may be worth, in cents (ruling 23). */
export const giftCardLimits = { least: 1000, most: 50_000 } as const;

/** Most gift cards of one kind in an order, on however many lines. */
export const mostGiftCards = 100;

/** The product ID and code of the gift card on paper, and of the one that goes by e-mail (ruling 23). */
export const paperGiftCard = 'GIFTCARD';
export const emailGiftCard = 'EGIFTCARD';

/** Product codes that are bought on the gift-card page. */
export const giftCardProducts = [paperGiftCard, emailGiftCard] as const;

export type GiftCardProduct = (typeof giftCardProducts)[number];

/** Whether a product's ID or code is that of a gift card. */
export function isGiftCardProduct(idOrCode: string | undefined): idOrCode is GiftCardProduct {
  return giftCardProducts.some((code) => code === idOrCode);
}

/** The most units of a product that one order may hold whatever its schedule and stock say; `null` where nothing else limits it. */
export function mostOfProduct(productID: string): number | null {
  return isGiftCardProduct(productID) ? mostGiftCards : null;
}

/** The specs a gift card's line carries, both open text: what it is worth, and who gets it. */
export const giftCardSpecs = {
  amount: 'GiftCard-Amount',
  email: 'EGiftCard-RecipientEmail',
} as const;

/** Whether an amount in cents can be put on a card: whole cents from $10 to $500. */
export function isGiftCardAmount(amount: number): boolean {
  return (
    Number.isInteger(amount) && amount >= giftCardLimits.least && amount <= giftCardLimits.most
  );
}

/** An amount as typed, `37` or `$37.50`, in cents; `null` for what is no amount of money. */
export function typedAmount(text: string): Cents | null {
  const parts = /^\$?\s*(\d{1,4})(?:\.(\d{1,2}))?$/.exec(text.trim());
  return parts ? Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0')) : null;
}
