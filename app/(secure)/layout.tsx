import type { Metadata, Viewport } from 'next';
import { SessionFollower } from '@/components/session/sign-out';
import { AuthDialogHost } from '@/components/auth/auth-dialog-host';
import { brand } from '@/lib/config/brand';
import { brygada, commissioner } from '@/styles/fonts';
import '@/styles/globals.css';
import localFont from 'next/font/local';

/** The italic of the display face: what the shopper writes on the card. Loaded when a card is shown. */
const brygadaItalic = localFont({
  src: '../../node_modules/@fontsource-variable/brygada-1918/files/brygada-1918-latin-wght-italic.woff2',
  weight: '400 700',
  style: 'italic',
  variable: '--font-brygada-italic',
  adjustFontFallback: 'Times New Roman',
  preload: false,
});

/** Its letters with marks beyond western Europe's: loaded when a card has one. */
const brygadaItalicExtended = localFont({
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
const brygadaItalicVietnamese = localFont({
  src: '../../node_modules/@fontsource-variable/brygada-1918/files/brygada-1918-vietnamese-wght-italic.woff2',
  weight: '400 700',
  style: 'italic',
  variable: '--font-brygada-italic-vietnamese',
  adjustFontFallback: false,
  preload: false,
  declarations: [{ prop: 'unicode-range', value: 'U+01A0-01A1, U+01AF-01B0, U+1EA0-1EF9' }],
});

export const metadata: Metadata = { title: brand.welcome };
export const viewport: Viewport = { themeColor: '#FFFFFF' };

const faces = [brygada, commissioner, brygadaItalic, brygadaItalicExtended, brygadaItalicVietnamese]
  .map(({ variable }) => variable)
  .join(' ');

/** The secure zone: its own document, no header, no footer, no navigation (ruling 17). */
export default function SecureLayout({ children }: { children: React.ReactNode }) {
  return (
    <html lang="en-US" data-whole="" className={faces}>
      <body className="flex min-h-dvh flex-col">
        {children}
        <AuthDialogHost />
        <SessionFollower />
      </body>
    </html>
  );
}
