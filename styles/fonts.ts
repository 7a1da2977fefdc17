import localFont from 'next/font/local';

// Not preloaded: the fallback is fitted to each, so a page paints without them, and until then the network is the pictures'.

/** Display serif for headings, names and totals. The fallback's size and ascent are computed from this file: no layout shift. */
export const brygada = localFont({
  src: '../node_modules/@fontsource-variable/brygada-1918/files/brygada-1918-latin-wght-normal.woff2',
  weight: '400 700',
  variable: '--font-brygada',
  preload: false,
  adjustFontFallback: 'Times New Roman',
});

/** Humanist sans for everything else. */
export const commissioner = localFont({
  src: '../node_modules/@fontsource-variable/commissioner/files/commissioner-latin-wght-normal.woff2',
  weight: '100 900',
  variable: '--font-commissioner',
  preload: false,
  adjustFontFallback: 'Arial',
});
