import type { Metadata } from 'next';
import { brand } from '@/lib/config/brand';
import { commissioner } from '@/styles/fonts';
import '@/styles/globals.css';

export const metadata: Metadata = {
  title: `Store Locator | ${brand.name}`,
  robots: { index: false, follow: false },
};

/** The document of Google's map: nothing of the shop around it (decision 025). */
export default function StreetsLayout({ children }: { children: React.ReactNode }) {
  return (
    <html lang="en-US" className={commissioner.variable}>
      <body className="h-dvh">{children}</body>
    </html>
  );
}
