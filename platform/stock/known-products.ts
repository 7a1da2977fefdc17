/** Product codes by what is special about them, for tests and demonstrations; `__tests__/platform/stock/known-products.test.ts` keeps them true. */
export const knownProducts = {
  /** A bouquet without choices: one size, one colour, plenty in stock, any day by van, pickup or courier. */
  plainBouquet: '100102',
  /** Standard, Deluxe and Premium, each with its own picture and stem count; featured. */
  threeSizes: '100310',
  /** Twelve colours, one size. */
  manyColors: '500101',
  /** Six pictures on its page. */
  sixPictures: '104404',
  /** Four sizes in four glazes. */
  sizesAndColors: '400501',
  /** Ships to all fifty states in a box (CodeB2 Y, not wireable). */
  nationwide: '200202',
  /** A partner florist can make it (CodeB2 Y, CodeB4 F). */
  wireable: '100319',
  /** CodeB3 9: never counted. */
  unlimited: '100312',
  /** Units on hand minus safety stock is 0. */
  soldOut: '100215',
  /** Three left. */
  lowStock: '100311',
  /** Exactly one left, no safety stock. */
  lastOne: '200304',
  /** An assembly charge of $15, off by default. */
  withAssembly: '400204',
  /** A placement charge that must be chosen: it has no default. */
  withPlacement: '300403',
  /** Cheaper from three on. */
  priceBreaks: '100108',
  /** At least six. */
  minimumSix: '300103',
  /** Six or twelve, nothing between. */
  sixOrTwelve: '100604',
  /** At most two. */
  maximumTwo: '100601',
  /** Reduced in every variant. */
  onSale: '100201',
  /** Some sizes reduced: "Up to". */
  upTo: '100214',
  /** Released within four weeks. */
  newFlag: '100314',
  /** Not sold until its release date. */
  notYetReleased: '100205',
  /** Its selling window is over. */
  windowEnded: '100422',
  /** Collected in a shop only. */
  pickupOnly: '400603',
  /** A handling fee on each unit. */
  handlingFee: '400601',
  /** Grown by us, and nowhere else. */
  grownAndExclusive: '300301',
  /** Forty-eight characters and an ampersand. */
  longName: '100324',
  /** An apostrophe in the name. */
  apostrophe: '100106',
  /** A title of its own for the web. */
  webTitle: '100105',
  /** Kept in the platform, not visible. */
  invisible: '400604',
  /** Kept in the platform, not active. */
  inactive: '400602',
  paperGiftCard: 'GIFTCARD',
  emailGiftCard: 'EGIFTCARD',
  /** A paid workshop with dates past and to come, one sold out, one with a last seat. */
  workshop: '700101',
  /** A free walk. */
  freeTalk: '700105',
} as const;
