/** @jest-environment node */
import { generateMetadata } from '@/app/(shop)/storefront/[[...rest]]/page';

jest.mock('@/lib/seo/page-settings.server', () => ({
  settled: (metadata: object) => Promise.resolve(metadata),
}));

it('home is titled by the brand and its line, with one canonical address (rulings 26 and 28)', async () => {
  const { title, alternates } = await generateMetadata();
  expect(title).toBe('Lilac & Loam, Florist & Garden Centers');
  expect(new URL(String(alternates?.canonical)).pathname).toBe('/');
});
