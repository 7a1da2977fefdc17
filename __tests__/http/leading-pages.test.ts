/** @jest-environment node */
import { formatCents } from '@/lib/core/money';
import { buyerSettingsSchema } from '@/lib/delivery/settings';
import { requestForms, type RequestKind } from '@/lib/requests/request-kinds';
import { linksOf } from './support/html';
import { platformUrl, request } from './support/request';

const mainOf = (body: string) => body.slice(body.indexOf('<main'), body.indexOf('</main>'));
/** What a reader without scripts reads of a document. */
const wordsOf = (html: string) =>
  html
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ');

async function page(path: string) {
  const { status, body } = await request(path);
  expect(status).toBe(200);
  const html = mainOf(body);
  return { html, words: wordsOf(html) };
}

describe('pages that lead on', () => {
  it.each<[string, RequestKind]>([
    ['/services/weddings', 'weddings'],
    ['/services/sympathy-flowers', 'sympathy'],
    ['/services/landscape-design', 'landscape'],
    ['/corporate/careers', 'careers'],
  ])(
    '%s has its picture, the button to its form, and says without script how to reach the house',
    async (path, kind) => {
      const { html, words } = await page(path);
      const { button, title, next } = requestForms[kind];
      expect(html).toMatch(new RegExp(`<a href="#request"[^>]*>${button}</a>`));
      expect(html).toContain('id="request"');
      for (const part of [title, next, 'This form needs JavaScript.', '612-555-0142'])
        expect(words).toContain(part);
      expect((html.match(/<img /g) ?? []).length).toBeGreaterThanOrEqual(4);
      expect((html.match(/<h2/g) ?? []).length).toBeGreaterThanOrEqual(6);
    },
  );

  it('our glasshouses leads to the store, the workshops and the growers', async () => {
    const { html } = await page('/corporate/about');
    const links = linksOf(html);
    for (const path of [
      '/store-locator/lyndale',
      '/workshops-and-events',
      '/corporate/about/our-growers',
    ])
      expect(links).toContain(path);
    expect((html.match(/<img /g) ?? []).length).toBeGreaterThanOrEqual(4);
  });

  it('delivery has the check, the map and every fee and cut-off of the settings file, without script too', async () => {
    const { html, words } = await page('/customer-service/delivery');
    const file: unknown = await (await fetch(`${platformUrl}/files/buyerxp.json`)).json();
    const { Fees } = buyerSettingsSchema.parse(file).xp;
    for (const cents of [
      ...Fees.LocalDeliveryBands.map((band) => band.cents),
      Fees.UPSCents,
      Fees.USPSCents,
      Fees.CourierCents,
      Fees.NationwideCents + Fees.WireServiceCents,
    ])
      expect(words).toContain(formatCents(cents));
    expect(words).toContain('ZIP of the recipient');
    expect(words).toContain('order by 1 PM');
    expect(words).toContain('Hastings 55033');
    expect(html).toMatch(/<svg[^>]*role="img"[^>]*aria-label="Map of 3 delivery zones/);
  });

  it.each([
    ['55408', 200, 'Minneapolis'],
    ['10001', 200, null],
    ['554', 400, undefined],
  ])('a ZIP of %s is answered %i', async (zip, status, city) => {
    const answer = await request(`/api/delivery/zip?zip=${zip}`);
    expect(answer.status).toBe(status);
    expect((JSON.parse(answer.body) as { city?: string | null }).city).toBe(city);
  });
});
