/** Everything that is the retailer's own: name, places, numbers (ruling 1). Invented throughout. */
export const brand = {
  /** Prefix of the retailer's own fields and calls: `LilacPayments`, `IsLilacGrown`. */
  key: 'Lilac',
  name: 'Lilac & Loam',
  /** What order numbers begin with (ruling 35). */
  orderPrefix: 'LL',
  line: 'Florist & Garden Centers',
  region: 'Minneapolis–Saint Paul',
  /** Title where nothing else is given (specification B9). */
  welcome: 'Welcome to Lilac & Loam, Florist & Garden Centers',
  /** Description where nothing else is given. */
  summary:
    'Lilac & Loam, Florist & Garden Centers, Minneapolis–Saint Paul. Grown, arranged and delivered by us.',
  orderPhone: '612-555-0142',
  email: 'orders@lilacandloam.example',
  /** What the card printer accepts in a message line: the pattern of specification A5, widened here by `' & ( ) /` and the letters with marks of its face (ruling 36). */
  cardMessageAlphabet: /^[A-Za-z0-9 _!@#$%^*+=\-;:",.?'&()/À-ÖØ-öø-ıĴ-ňŊ-žƠơƯưȘ-țẀ-ẅẞẠ-ỹ]*$/,
  /** The fixed picture for pages without one of their own (specification B9). */
  defaultMetaImage: '/pictures/og/lilac-and-loam.jpg',
} as const;
