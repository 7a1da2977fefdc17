/** What tells the demo shop in a text, with what it is called. */
const marks: readonly { pattern: RegExp; is: string }[] = [
  { pattern: /lilac(?:\s*&(?:amp;)?\s*|\s+and\s+)loam/i, is: 'the demo shop’s name' },
  { pattern: /lilac-?and-?loam/i, is: 'an address of the demo shop' },
  { pattern: /\b\d{3}\W{0,2}555\W?01\d\d\b/, is: 'a phone number that nobody has' },
  {
    pattern: /(?:@|:\/\/)[\w.-]+\.(?:example|test|invalid)\b/i,
    is: 'an address of a domain that nobody has',
  },
];

/** What of the demo shop a text carries, each once; nothing for a text of the retailer's own. Pure. */
export function demoMarksIn(text: string): string[] {
  return marks.filter(({ pattern }) => pattern.test(text)).map(({ is }) => is);
}

/** The demo shop's own pictures below `public/`, by the SHA-256 of their bytes: a retailer puts others in their place. */
export const demoPictures: Readonly<Record<string, string>> = {
  '/favicon.svg': 'e7292d40fad861d8c77ca1c49b75e58a807b55448ed3add42c6c8181117e354b',
  '/favicon.ico': 'a3cab58ee0e43b2e2bea9048086c2cbcfa77885bda0c42c764fd4274224477b0',
  '/icon.png': 'ecd808198a86aff91a99fa420b6c69029f5ec3ae7182b1a972f1bf1fece4e45b',
  '/apple-touch-icon.png': '98bd95c797ac2a740c02e98635f78b2c5bb334ad9ce30d311428ae089f2ab812',
  '/pictures/logo.svg': '1f47954fa03ed03f8ca1a8fc80cf1b9236e1ea08f3db029e9c9f9c4634bc2ab3',
  '/pictures/og/lilac-and-loam.jpg':
    '287b68e600e55ae59362f6d01abd4b98dfb4ceaf77e67c21dc53d9818e0cdba3',
};
