import values from './brand-values.json';

/**
 * Everything that is the retailer's own: name, places, numbers (ruling 1). `brand-values.json` is the file a retailer replaces, by
 * `npm run brand -- use FILE`; `provision/brand/brand-file.ts` says what each value is.
 */
export const brand = {
  ...values,
  /** Prefix of the retailer's own fields and calls, the same for every brand: `LilacPayments`, `IsLilacGrown`. */
  key: 'Lilac',
  /** Title where nothing else is given (specification B9). */
  welcome: `Welcome to ${values.name}, ${values.line}`,
  /** What the card printer accepts in a message line: the pattern of specification A5, widened here by `' & ( ) /` and the letters with marks of its face (ruling 36). */
  cardMessageAlphabet: /^[A-Za-z0-9 _!@#$%^*+=\-;:",.?'&()/À-ÖØ-öø-ıĴ-ňŊ-žƠơƯưȘ-țẀ-ẅẞẠ-ỹ]*$/,
} as const;
