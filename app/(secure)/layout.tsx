import type { Metadata, Viewport } from 'next';
import { AuthDialogHost } from '@/components/auth/auth-dialog-host';
import { brand } from '@/lib/config/brand';
import { brygada, commissioner } from '@/styles/fonts';
import '@/styles/globals.css';
import { brygadaItalic, brygadaItalicExtended, brygadaItalicVietnamese } from './fonts';

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
      </body>
    </html>
  );
}
