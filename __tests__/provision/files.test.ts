/** @jest-environment node */
import { openOnServer } from '@/__tests__/support/databases';
import { serveApp, type Served } from '@/__tests__/contracts/support/serve';
import { parseEnv, type Env } from '@/lib/config/env';
import { addChicagoDays } from '@/lib/core/time/chicago-day';
import { chicagoDate } from '@/lib/core/time/chicago-time';
import { calendarDays, checkDay } from '@/lib/delivery/check-day';
import { deliveryMethods } from '@/lib/delivery/method';
import { parseBuyerSettings } from '@/lib/delivery/settings';
import { now } from '@/lib/core/time/clock';
import { createFiles, type Files } from '@/platform/files/app';
import { readFile } from '@/platform/files/store';
import { examineFiles } from '@/provision/doctor/others';
import { firstFiles } from '@/provision/files/first-files';
import { runProvision } from '@/scripts/provision/run';
import type { Database } from '@/services/database/database';

const names = Object.keys(firstFiles).sort();

describe('npm run provision -- files', () => {
  let db: Database;
  let files: Files;
  let server: Served;
  let env: Env;
  beforeAll(async () => {
    db = await openOnServer();
    files = await createFiles({ db });
    server = await serveApp(files.app);
    env = parseEnv({
      NODE_ENV: 'test',
      FILES_URL: server.origin,
      FILES_PRIVATE_URL: `${server.origin}/private`,
    });
  });
  beforeEach(() => db.query('delete from stored_file'));
  afterAll(async () => {
    await server.close();
    await db.close();
  });

  async function provision(more: Partial<Env> = {}, ...args: string[]) {
    const lines: string[] = [];
    const say = (line: string) => void lines.push(...line.split('\n').map((each) => each.trim()));
    const code = await runProvision(
      ['files', ...args],
      { ...env, ...more },
      { say, complain: say },
    );
    return { code, plan: lines.filter((line) => /^(make|change) /.test(line)) };
  }
  const stored = async () =>
    (await db.query<{ name: string }>('select name from stored_file order by name')).map(
      ({ name }) => name,
    );

  it('only looks with --dry-run', async () => {
    const { code, plan } = await provision({}, '--dry-run');
    expect([code, plan.sort()]).toEqual([1, names.map((name) => `make    file ${name}`)]);
    expect(await stored()).toEqual([]);
  });

  it('makes files that the shop can read, and plans nothing when it is run again', async () => {
    expect((await provision()).code).toBe(0);
    expect(await stored()).toEqual(names);
    expect(await provision()).toEqual({ code: 0, plan: [] });
    const checks = await examineFiles({ ...env, FILES_SIGNATURE: 'sp=rw' }, now());
    expect(checks.filter(({ state }) => state === 'missing')).toEqual([]);
    expect(checks.filter(({ state }) => state === 'risky')).toEqual([
      expect.objectContaining({ says: expect.stringContaining('every day is closed') }),
    ]);
  });

  it('never writes over what is there, whatever it holds', async () => {
    await files.load({
      'redirects.json': '[{"slug":"/a","destination":"/b"}]',
      'colors.json': 'ours',
    });
    const { plan } = await provision();
    expect(plan).toEqual(['make    file buyerxp.json', 'make    file sitemap.xml']);
    expect((await readFile(db, 'colors.json'))?.body).toBe('ours');
    expect((await readFile(db, 'redirects.json'))?.body).toContain('/a');
  });

  it('leaves a file that somebody writes while it is at it', async () => {
    const real = globalThis.fetch;
    const spy = jest.spyOn(globalThis, 'fetch').mockImplementation(async (...args) => {
      const isTheirs = String(args[0]).includes('/colors.json?');
      if (args[1]?.method === 'PUT' && isTheirs) await files.load({ 'colors.json': 'theirs' });
      return real(...args);
    });
    try {
      expect((await provision()).code).toBe(0);
    } finally {
      spy.mockRestore();
    }
    expect((await readFile(db, 'colors.json'))?.body).toBe('theirs');
  });

  it('sells nothing at a fee that nobody chose: every day is closed', () => {
    const settings = parseBuyerSettings(JSON.parse(firstFiles['buyerxp.json']))!;
    const at = now();
    // What goes by email has neither a day nor a fee.
    const methods = deliveryMethods.filter((method) => method !== 'Email');
    const open = methods.flatMap((method) =>
      Array.from({ length: calendarDays }, (_, ahead) => addChicagoDays(chicagoDate(at), ahead))
        .filter((day) => checkDay(day, { method, leadDays: 0, settings, now: at }).available)
        .map((day) => `${method} ${day}`),
    );
    expect(open).toEqual([]);
  });

  it.each<[string, Partial<Env>, RegExp]>([
    ['a signature that may not write', { FILES_SIGNATURE: 'sp=r&sig=x' }, /FILES_SIGNATURE/],
    ['nobody there', { FILES_URL: 'http://127.0.0.1:1' }, /does not answer/],
  ])('says in words that there is %s', async (_name, other, words) => {
    await expect(provision(other)).rejects.toThrow(words);
  });

  it('says what is done and what is not where it stops half way', async () => {
    const real = globalThis.fetch;
    let puts = 0;
    const spy = jest.spyOn(globalThis, 'fetch').mockImplementation((...args) => {
      if (args[1]?.method === 'PUT' && ++puts === 2)
        return Promise.resolve(new Response('', { status: 403 }));
      return real(...args);
    });
    const lines: string[] = [];
    const say = (line: string) => void lines.push(...line.split('\n').map((each) => each.trim()));
    try {
      await expect(runProvision(['files'], env, { say, complain: say })).rejects.toThrow(
        'FILES_SIGNATURE',
      );
    } finally {
      spy.mockRestore();
    }
    const [first, second, ...rest] = Object.keys(firstFiles);
    expect(await stored()).toEqual([first]);
    expect(lines.slice(lines.indexOf('') + 1)).toEqual([
      `1 of 4  file ${first}`,
      `not certain: make    file ${second}`,
      ...rest.map((name) => `still to do: make    file ${name}`),
      '',
      'Stopped at files.',
    ]);
  });

  it('says in words that nobody may read', async () => {
    const closed = jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation(() => Promise.resolve(new Response('', { status: 409 })));
    try {
      await expect(provision()).rejects.toThrow(/let everybody read the container/);
    } finally {
      closed.mockRestore();
    }
  });
});
