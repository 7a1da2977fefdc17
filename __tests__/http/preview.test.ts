/** @jest-environment node */
import { randomInt } from 'node:crypto';
import { localPlatform } from '@/lib/config/local-platform';
import { changeEntry, createEntry, deleteEntry } from './support/entries';
import { request } from './support/request';
import { settled } from './support/settled';
import { seller } from './support/vendors';

const mark = String(randomInt(10_000_000, 99_999_999));
const secret = localPlatform.content.previewSecret;
const [published, unpublished] = [`preview-${mark}`, `preview-new-${mark}`];
const path = `/information/resource-hub/${published}`;
const newPath = `/information/resource-hub/${unpublished}`;
const fieldsOf = (slug: string, summary: string) => ({
  title: `Preview ${slug}`,
  slug,
  summary,
  tags: [mark],
  categoryIDs: [],
});

async function enter(query: string) {
  const { status, headers } = await request(`/api/preview?${query}`);
  const cookie = (headers['set-cookie'] ?? []).map((line) => line.split(';')[0] ?? '').join('; ');
  return { status, headers, cookie, location: headers.location };
}

describe('the preview of drafts', () => {
  let cookie: string;
  const preview = (at: string) => request(at, { headers: { cookie } });

  beforeAll(async () => {
    await createEntry(
      'article',
      `article-${published}`,
      fieldsOf(published, `As published ${mark}.`),
    );
    await changeEntry(
      `article-${published}`,
      { summary: `As drafted ${mark}.` },
      { publish: false },
    );
    await createEntry(
      'article',
      `article-${unpublished}`,
      fieldsOf(unpublished, `Not yet published ${mark}.`),
      { publish: false },
    );
    ({ cookie } = await enter(`secret=${secret}`));
    await settled(await seller());
  });
  afterAll(async () => {
    await Promise.all([published, unpublished].map((slug) => deleteEntry(`article-${slug}`)));
  });

  it.each([
    ['a wrong secret', 'secret=local-preview-secret2'],
    ['none', ''],
    ['an empty one', 'secret='],
    ['its beginning', `secret=${secret.slice(0, -1)}`],
    ['two', `secret=x&secret=${secret}`],
  ])('stays closed for %s, without a word', async (_what, query) => {
    const answer = await enter(query);
    expect([answer.status, answer.cookie, answer.headers['cache-control']]).toEqual([
      404,
      '',
      'private, no-store',
    ]);
  });

  it.each([
    [path, path],
    ['/event-calendar?month=2026-12', '/event-calendar?month=2026-12'],
    ['', '/'],
    ['https://evil.example/', '/'],
    ['//evil.example', '/'],
    ['/\\evil.example', '/'],
    ['/\t/evil.example', '/'],
    ['javascript:alert(1)', '/'],
    ['/api/preview/leave', '/'],
    ['/..//evil.example', '/'],
    ['/./api/session', '/'],
  ])('leads to %j as %s', async (wanted, location) => {
    const answer = await enter(new URLSearchParams({ secret, path: wanted }).toString());
    expect([answer.status, answer.location]).toEqual([307, location]);
    expect(answer.headers['set-cookie']?.join()).toMatch(/HttpOnly/i);
    expect(answer.headers['cache-control']).toMatch(/no-store/);
  });

  it('shows the draft to whoever opened it and the published page to everyone else, in any order', async () => {
    await request(path);
    for (let round = 0; round < 2; round += 1) {
      const [drafted, open] = [await preview(path), await request(path)];
      expect([
        drafted.body.includes(`As drafted ${mark}.`),
        drafted.body.includes(`As published ${mark}.`),
      ]).toEqual([true, false]);
      expect([
        open.body.includes(`As drafted ${mark}.`),
        open.body.includes(`As published ${mark}.`),
      ]).toEqual([false, true]);
      expect([open.headers['x-nextjs-cache'], open.body.includes('Leave the preview')]).toEqual([
        'HIT',
        false,
      ]);
    }
  });

  it('shows a page that is not published at all, and everyone else a 404', async () => {
    const [drafted, open] = [await preview(newPath), await request(newPath)];
    expect([
      drafted.status,
      drafted.body.includes(`Not yet published ${mark}.`),
      open.status,
    ]).toEqual([200, true, 404]);
  });

  it('is neither kept nor indexed, and says what it is', async () => {
    const { headers, body } = await preview(path);
    expect(headers['cache-control']).toMatch(/private.*no-store/);
    expect(body).toMatch(/<meta name="robots" content="noindex/);
    expect(body).toContain('Preview: you see drafts that nobody else sees.');
    expect(body).toContain('href="/api/preview/leave"');
  });

  it('does not open for a made-up cookie', async () => {
    const { body } = await request(path, { headers: { cookie: '__prerender_bypass=made-up' } });
    expect([body.includes(`As published ${mark}.`), body.includes('Leave the preview')]).toEqual([
      true,
      false,
    ]);
  });

  it('ends: the cookie goes, and the page is as everyone sees it', async () => {
    const origin = process.env.SHOP_URL ?? 'http://localhost:3000';
    const { status, headers } = await request('/api/preview/leave', {
      headers: { cookie, referer: `${origin}${path}` },
    });
    expect([status, headers.location]).toEqual([307, path]);
    expect(headers['set-cookie']?.join()).toMatch(
      /__prerender_bypass=;.*(Expires=Thu, 01 Jan 1970|Max-Age=0)/i,
    );
    expect(
      (
        await request('/api/preview/leave', {
          headers: { cookie, referer: 'https://evil.example/x' },
        })
      ).headers.location,
    ).toBe('/');
  });
});
