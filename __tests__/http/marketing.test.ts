/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import { parseEnv } from '@/lib/config/env';
import { allowedHosts } from '@/lib/redirects/table';
import { runMarketing } from '@/scripts/marketing/run';
import { fileWriter } from '@/services/upstream/file-writer';
import { hostileDestinations, hostilePaths } from '../lib/redirects/hostile';
import { platformUrl, request, type Answer } from './support/request';

const shop = process.env.SHOP_URL ?? 'http://localhost:3000';
const env = parseEnv({ PORT: new URL(shop).port, PLATFORM_PORT: new URL(platformUrl).port });
const own = `/owned-by-${randomUUID()}`;
const liveMs = 5000;

async function marketing(...args: string[]): Promise<string> {
  const lines: string[] = [];
  const code = await runMarketing(args, env, {
    say: (line) => lines.push(line),
    complain: (line) => lines.push(line),
  });
  return `${code} ${lines.join('\n')}`;
}

/** Asks until the answer is the one awaited, for as long as a change may take. */
async function live(path: string, awaited: (answer: Answer) => boolean): Promise<boolean> {
  for (const started = performance.now(); performance.now() - started < liveMs;)
    if (awaited(await request(path))) return true;
  return false;
}

const staysHere = (location: string) => {
  const url = new URL(location, shop);
  return url.origin === new URL(shop).origin || allowedHosts.includes(url.hostname);
};

describe('marketing', () => {
  afterAll(async () => {
    await fileWriter(env).edit('redirects.json', (text) => {
      const rows = JSON.parse(text) as { slug?: unknown }[];
      return JSON.stringify(
        rows.filter(({ slug }) => !String(slug).startsWith(own)),
        null,
        1,
      );
    });
  });

  it('adds a redirect, changes it, says that something is gone, and takes it back: each live within seconds', async () => {
    const slug = `${own}/spring`;
    expect(await marketing('redirects', 'add', slug, '/c/flowers')).toBe(
      `0 ${slug}  →  /c/flowers`,
    );
    expect(
      await live(
        `${slug.toUpperCase()}?utm_source=mail`,
        ({ status, headers }) =>
          status === 301 && headers.location === '/c/flowers?utm_source=mail',
      ),
    ).toBe(true);
    expect(await marketing('redirects', 'add', slug, '/c/indoor-plants')).toMatch(/^0 /);
    expect(await live(slug, ({ headers }) => headers.location === '/c/indoor-plants')).toBe(true);
    expect(await marketing('redirects', 'add', slug, '--gone')).toMatch(/^0 .*410/);
    expect(
      await live(slug, ({ status, body }) => status === 410 && /<header[\s>][\s\S]*<h1/.test(body)),
    ).toBe(true);
    expect(await marketing('redirects', 'remove', slug)).toMatch(/^0 /);
    expect(await live(slug, ({ status }) => status === 404)).toBe(true);
    expect(await marketing('redirects', 'remove', slug)).toMatch(/^1 There is no redirect/);
  });

  it('refreshes the catalogue', async () => {
    expect(await marketing('catalogue', 'refresh')).toMatch(/^0 Every storefront/);
  });

  it('a wrong client is told so', async () => {
    const lines: string[] = [];
    const code = await runMarketing(
      ['catalogue', 'refresh'],
      { ...env, MARKETING_CLIENT_SECRET: 'wrong' },
      { say: () => undefined, complain: (line) => lines.push(line) },
    );
    expect([code, lines.join()]).toEqual([1, expect.stringMatching(/refuses MARKETING_CLIENT_ID/)]);
  });

  it('hostile rows in the file itself lead nowhere, and fail nothing', async () => {
    const rows = hostileDestinations.map((destination, index) => ({
      slug: `${own}/row-${index}`,
      destination,
    }));
    const rings = Array.from({ length: 6 }, (_, index) => ({
      slug: `${own}/ring-${index}`,
      destination: `${own}/ring-${(index + 1) % 6}`,
    }));
    await fileWriter(env).edit('redirects.json', (text) =>
      JSON.stringify([...(JSON.parse(text) as object[]), ...rows, ...rings], null, 1),
    );
    expect(await marketing('redirects', 'add', `${own}/signal`, '/c/flowers')).toMatch(/^0 /);
    expect(await live(`${own}/signal`, ({ status }) => status === 301)).toBe(true);
    for (const { slug, destination } of [...rows, ...rings]) {
      const { status, headers } = await request(`${slug}?a=//evil.example`);
      expect([destination, status, staysHere(headers.location ?? '/')]).toEqual([
        destination,
        headers.location ? 301 : 404,
        true,
      ]);
    }
  }, 180_000);

  it.each(hostilePaths.map((path) => [path]))(
    '%s: no 5xx, not off the site, not for ever',
    async (path) => {
      const first = await request(path);
      expect([first.status < 500, staysHere(first.headers.location ?? '/')]).toEqual([true, true]);
      if (!first.headers.location) return;
      const second = await request(
        new URL(first.headers.location, shop).pathname +
          new URL(first.headers.location, shop).search,
      );
      expect([second.status < 500, staysHere(second.headers.location ?? '/')]).toEqual([
        true,
        true,
      ]);
      if (second.headers.location)
        expect(
          (await request(new URL(second.headers.location, shop).pathname)).headers.location,
        ).toBeUndefined();
    },
  );
});
