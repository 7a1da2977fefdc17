import type { GroupSource } from '../group-source';
import { hardgood } from '../scenes';

/** Paper and more candles: HomeGifts_Cards and _Candles. */
export const cardsAndCandles: readonly GroupSource[] = [
  {
    code: '105201', name: 'PEONY BIRTHDAY CARD', kind: 'gift', price: 5.49, codes: { b2: 'Y', b3: '9' }, limits: { breaks: [{ quantity: 4, price: 4.75 }] },
    description: 'One peony in two inks, pressed deep enough to read with a thumb. Inside it says happy birthday and leaves the rest to you.',
    categories: ['HomeGifts_Cards', 'Occasions_Birthday'], brand: 'Birch & Bramble Paper', exclusive: true,
    facets: { Material: 'Cotton paper', Collection: 'Letterpress' }, scene: hardgood('gift-card', 'peony birthday card in an envelope', 'coral', 'sage'),
  },
  {
    code: '105202', name: 'WITH SYMPATHY CARD', kind: 'gift', price: 5.49, codes: { b2: 'Y', b3: '9' },
    description: 'Gray-green stems and no adjectives. Blank inside, since the right words are shorter than the printed ones.',
    categories: ['HomeGifts_Cards', 'Occasions_Sympathy'], brand: 'Birch & Bramble Paper',
    facets: { Material: 'Cotton paper', Collection: 'Letterpress' }, scene: hardgood('gift-card', 'sympathy card in an envelope', 'green', 'mist'),
  },
  {
    code: '105203', name: 'PLANTABLE THANK-YOUS, SIX', kind: 'gift', price: 18.99, codes: { b2: 'Y' },
    description: 'Soft paper with poppy seed in it: read, tear up, lay on wet soil. About half will come up, like most thanks.',
    categories: ['HomeGifts_Cards', 'Occasions_ThankYou', 'GardenSupplies_Seeds'], brand: 'Birch & Bramble Paper', release: { fromDay: -13 },
    facets: { Material: 'Seed paper', Collection: 'Letterpress' }, scene: hardgood('seed-packet', 'packet of six poppy seed cards', 'blush', 'evergreen'),
  },
  {
    code: '105204', name: 'TWELVE MONTHS OF BOTANICALS', kind: 'gift', price: 24.99, codes: { b2: 'Y' }, percentOff: 20,
    description: 'A boxed set of note cards, one plant from each month of our own yard, January being a seed head. Envelopes included, stamps not.',
    categories: ['HomeGifts_Cards', 'Occasions_Holidays_MothersDay', 'Occasions_ThankYou'], brand: 'Birch & Bramble Paper',
    facets: { Material: 'Cotton paper', Collection: 'Letterpress' }, scene: hardgood('chocolate-box', 'box of botanical note cards', 'lavender', 'sky'),
  },
  {
    code: '105205', name: 'PRESSED FLOWER JOURNAL', kind: 'gift', price: 29.99, codes: { b2: 'Y' }, stock: { available: 0 },
    description: 'Blotting leaves between the writing leaves, and a strap to keep it shut on a walk. Violets first; daisies are harder than they look.',
    categories: ['HomeGifts_Cards', 'HomeGifts_Decor', 'Occasions_Birthday'], brand: 'Birch & Bramble Paper',
    facets: { Material: 'Paper', Collection: 'Letterpress' }, scene: hardgood('book', 'pressed flower journal', 'lavender', 'blush'),
  },
  {
    code: '105206', name: 'WELCOME, LITTLE ONE CARD', kind: 'gift', price: 5.49, codes: { b2: 'Y', b3: '9' },
    description: 'A bean coming up on its bent neck, which is how they arrive. There is room inside for a weight, a length and a middle name.',
    categories: ['HomeGifts_Cards', 'Occasions_NewBaby'], brand: 'Birch & Bramble Paper',
    facets: { Material: 'Cotton paper', Collection: 'Letterpress' }, scene: hardgood('gift-card', 'new baby card in an envelope', 'yellow', 'lilac'),
  },
  {
    code: '500105', name: 'BIRTHDAY CANDLE, TALL', kind: 'gift', price: 9.99,
    description: 'One very tall candle instead of forty small ones. Reusable, if you blow quickly.',
    categories: ['HomeGifts_Candles', 'Occasions_Birthday'], codes: { b2: 'Y', b3: '9' }, brand: 'Chandler & Daughters', facets: { Material: 'Beeswax' },
    scene: hardgood('candle', 'tall birthday candle', 'coral', 'sky'),
  },
  {
    code: '105301', name: 'FIRST SNOW CANDLE', kind: 'gift', price: 28.99, codes: { b2: 'Y' }, stock: { available: 3 },
    sizes: [{ name: '8 oz', suffix: '', factor: 1 }, { name: '16 oz', suffix: 'Z16', factor: 1.7 }],
    description: 'Cold air, balsam and the inside of a mitten, in white wax. Poured in October and usually gone before the real thing.',
    categories: ['HomeGifts_Candles', 'Occasions_Holidays_Christmas'], brand: 'Chandler & Daughters',
    facets: { Material: 'Soy wax', Collection: 'Lake Country' }, scene: hardgood('candle', 'white winter candle', 'white', 'mist'),
  },
  {
    code: '105302', name: 'CITRONELLA PORCH POT', kind: 'gift', price: 24.99, codes: { b2: 'Y' }, release: { fromDay: -200, untilDay: -60 },
    description: 'A clay pot of citronella wax for one evening a week from June to August. Mosquitoes are discouraged; nothing here defeats them.',
    categories: ['HomeGifts_Candles'], brand: 'Chandler & Daughters',
    facets: { Material: 'Terracotta' }, scene: hardgood('candle', 'citronella porch candle', 'orange', 'straw'),
  },
  {
    code: '105303', name: 'RHUBARB & GINGER PRESERVE', kind: 'gift', price: 11.99, codes: { b2: 'Y' }, limits: { breaks: [{ quantity: 3, price: 9.99 }] },
    description: 'From the patch behind the Lyndale boiler house, in half-pints put up in June. Good with cheese; better from the spoon, standing.',
    categories: ['HomeGifts_Gourmet', 'HomeGifts_Kitchen', 'Occasions_Housewarming'], grown: true, exclusive: true, brand: 'North Loop Pantry',
    facets: { Material: 'Food', Collection: 'Kitchen Table' }, scene: hardgood('basket', 'basket of rhubarb preserve', 'red', 'lilac'),
  },
];
