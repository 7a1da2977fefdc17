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
