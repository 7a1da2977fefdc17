import type { GroupSource } from './group-source';
import { hardgood } from './scenes';

/** Gift cards, paper and by e-mail; the amount is a charge spec from $10 to $500 (ruling 23). */
export const giftCards: readonly GroupSource[] = [
  {
    code: 'GIFTCARD',
    name: 'GIFT CARD',
    webTitle: 'Lilac & Loam Gift Card',
    kind: 'gift-card',
    price: 10,
    stock: 'unlimited',
    description:
      'A cotton-paper card in a seeded envelope, good at every shop, online and at the potting bench. It never expires and charges no fees.',
    categories: ['GiftCards', 'Occasions_Birthday', 'Occasions_Congratulations'],
    specs: ['GiftCard-Amount'],
    scene: hardgood('gift-card', 'gift card in an envelope', 'lavender', 'lilac'),
  },
  {
    code: 'EGIFTCARD',
    name: 'E-GIFT CARD',
    webTitle: 'Lilac & Loam e-Gift Card',
    kind: 'e-gift-card',
    price: 10,
    stock: 'unlimited',
    description:
      'The same card by email, there within the hour or on the day you choose. For birthdays remembered at the last minute, too.',
    categories: ['GiftCards', 'Occasions_Birthday', 'Occasions_OutOfTownDelivery'],
    specs: ['GiftCard-Amount', 'EGiftCard-RecipientEmail'],
    scene: hardgood('gift-card', 'e-gift card', 'purple', 'sky'),
  },
];
