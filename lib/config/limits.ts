/** The specification's constants (specification A9, B9), each under one name; `listLimits` and `waits` are those the browser loads. */
export const limits = {
  anonymousUserID: '299999',
  tokenRefreshLeadSeconds: 10,
  bulkPageSize: 100,
  /** Cap on quantity where stock is unlimited; never shown as stock (ruling 16). */
  unlimitedStockQuantity: 10_000,
  maxQuantity: 10_000_000,
  newFlagDays: 28,
  /** Letters from which Enter leads to the search page (specification A5). */
  searchEnterLetters: 3,
  quickProductHits: 40,
  /** Rows of a quick-search group. */
  quickRows: { desktop: 5, mobile: 10 },
  quickSuggestions: { desktop: 3, mobile: 2 },
  eventSearchHits: 1000,
  /** What a search that found nothing shows instead. */
  popularSearches: 6,
  bestsellers: 8,
  sameDayLeadMinutes: 5,
  /** Failed log-ins before a captcha is asked for (specification B9: more than 2), and the wider count of a whole address (decision 032). */
  captchaAfterFailures: { account: 2, address: 20 },
  /** Reset links asked for from one address within the hour before a captcha is asked for. */
  captchaAfterForgot: 5,
  failedLogInMinutes: 60,
  passwordAtLogIn: 8,
  enhancedPassword: 10,
  /** How long a mailed code that opens a new password is good (specification B9). */
  resetLinkHours: 2,
  orderHistoryPageSize: 10,
  /**
   * So many products are read one by one, because lists of the commerce platform are late; of more a list is believed. A page is kept and a submit happens
   * once; a cart is calculated with every change, in a fixed number of calls.
   */
  productsReadSingly: { ofPage: 25, ofSubmit: 25, ofCart: 1 },
} as const;

/** The scopes the shop asks for, exactly (specification A6). */
export const shopperScopes = [
  'PasswordReset',
  'Shopper',
  'BuyerReader',
  'CategoryReader',
  'AddressReader',
  'ProductReader',
  'MeAdmin',
  'MeXpAdmin',
  'MeAddressAdmin',
  'MeCreditCardAdmin',
] as const;
