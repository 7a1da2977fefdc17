import type { Metadata } from 'next';
import { brand } from '@/lib/config/brand';
import '@/styles/globals.css';

export const metadata: Metadata = {
  title: `Page Not Found | ${brand.name}`,
  robots: { index: false },
};

/** The page of an address nobody knows, without anything fetched: the front shows the shop's own not-found page in its place. */
export default function GlobalNotFound() {
  return (
    <html lang="en-US">
      <body>
        <main>
          <nav aria-label="Breadcrumb">
            <a href="/">Home</a> / <span aria-current="page">Page Not Found</span>
          </nav>
          <h1>404: Page Not Found</h1>
          <p>We could not find the page you asked for.</p>
          <p>
            <a href="/">Go Back Home</a>
          </p>
        </main>
      </body>
    </html>
  );
}
