import type { Spec, SpecOption } from 'ordercloud-javascript-sdk';

/** A choice of products, with what can be chosen. */
export interface SpecWithOptions {
  spec: Spec & { ID: string };
  options: (SpecOption & { ID: string })[];
}

/** Dollars; the price schedule of a gift card holds the smallest. */
const amounts = [10, 15, 20, 25, 30, 40, 50, 60, 75, 100, 125, 150, 200, 250, 300, 400, 500];

/** The choices of gift cards, on which rules hang: an amount, another amount in open text that the back office prices, and where one by e-mail goes. */
export const giftCardSpecs: readonly SpecWithOptions[] = [
  {
    spec: {
      ID: 'GiftCard-Amount',
      Name: 'Amount',
      ListOrder: 1,
      Required: true,
      AllowOpenText: true,
      DefinesVariant: false,
      DefaultOptionID: '50',
    },
    options: amounts.map((dollars, index) => ({
      ID: `${dollars}`,
      Value: `$${dollars}`,
      ListOrder: index + 1,
      IsOpenText: false,
      PriceMarkupType: dollars > 10 ? ('AmountPerQuantity' as const) : ('NoMarkup' as const),
      ...(dollars > 10 ? { PriceMarkup: dollars - 10 } : {}),
    })),
  },
  {
    spec: {
      ID: 'EGiftCard-RecipientEmail',
      Name: "Recipient's Email",
      ListOrder: 2,
      Required: true,
      AllowOpenText: true,
      DefinesVariant: false,
    },
    options: [],
  },
];
