import localFont from 'next/font/local';

/** The italic of the display face: what the shopper writes on the card. Loaded when a card is shown. */
export const brygadaItalic = localFont({
  src: '../../node_modules/@fontsource-variable/brygada-1918/files/brygada-1918-latin-wght-italic.woff2',
  weight: '400 700',
  style: 'italic',
  variable: '--font-brygada-italic',
  adjustFontFallback: 'Times New Roman',
  preload: false,
});

/** Its letters with marks beyond western Europe's: loaded when a card has one. */
export const brygadaItalicExtended = localFont({
  src: '../../node_modules/@fontsource-variable/brygada-1918/files/brygada-1918-latin-ext-wght-italic.woff2',
  weight: '400 700',
  style: 'italic',
  variable: '--font-brygada-italic-extended',
  adjustFontFallback: false,
  preload: false,
  declarations: [
    {
      prop: 'unicode-range',
      value: 'U+0100-0130, U+0132-0151, U+0154-019F, U+0218-021B, U+1E80-1E9E',
    },
  ],
});

/** The same for Vietnamese. */
export const brygadaItalicVietnamese = localFont({
  src: '../../node_modules/@fontsource-variable/brygada-1918/files/brygada-1918-vietnamese-wght-italic.woff2',
  weight: '400 700',
  style: 'italic',
  variable: '--font-brygada-italic-vietnamese',
  adjustFontFallback: false,
  preload: false,
  declarations: [{ prop: 'unicode-range', value: 'U+01A0-01A1, U+01AF-01B0, U+1EA0-1EF9' }],
});
