import { setClock } from '@/lib/core/time/clock';
import { rememberedTokens, type Checked } from '@/lib/core/process/remembered-tokens';

const noon = Date.parse('2026-05-06T12:00:00Z') / 1000;
const at = (seconds: number) => setClock(new Date(seconds * 1000));

/** A check that knows these tokens and remembers what it was asked. */
function desk(tokens: Record<string, Checked<string>>, most?: number) {
  const asked: string[] = [];
  const verify = rememberedTokens((token: string) => {
    asked.push(token);
    return Promise.resolve(tokens[token] ?? null);
  }, most);
  return { verify, asked };
}

describe('remembered tokens', () => {
  const good = {
    a: { value: 'Ana', from: noon, until: noon + 600 },
    b: { value: 'Bea', from: noon, until: noon + 600 },
  };
  beforeEach(() => at(noon));
  afterAll(() => setClock(null));

  it('are looked at once, each for itself', async () => {
    const { verify, asked } = desk(good);
    expect(await Promise.all([verify('a'), verify('b')])).toEqual(['Ana', 'Bea']);
    for (let turn = 0; turn < 3; turn += 1) expect(await verify('a')).toBe('Ana');
    expect(asked).toEqual(['a', 'b']);
  });

  it.each([
    ['within their time', noon + 599, 1],
    ['in the second they end', noon + 600, 2],
    ['long after', noon + 86_400, 2],
    ['before they begin, the clock set back', noon - 1, 2],
  ])('%s', async (_, then, times) => {
    const { verify, asked } = desk(good);
    await verify('a');
    at(then);
    await verify('a');
    expect(asked).toHaveLength(times);
  });

  it('are forgotten when they have ended and the check says no', async () => {
    const tokens: Record<string, Checked<string>> = { ...good };
    const { verify } = desk(tokens);
    await verify('a');
    delete tokens.a;
    at(noon + 601);
    expect(await verify('a')).toBeNull();
    at(noon);
    expect(await verify('a')).toBeNull();
  });

  it.each(['', 'forged', 'A', 'a ', 'b.a'])(
    '%p, which is none, is asked again each time and never remembered',
    async (token) => {
      const { verify, asked } = desk(good);
      await verify('a');
      expect([await verify(token), await verify(token)]).toEqual([null, null]);
      expect(asked).toEqual(['a', token, token]);
    },
  );

  it('are asked again where the check itself failed', async () => {
    let down = true;
    const verify = rememberedTokens(() =>
      down ? Promise.reject(new Error('down')) : Promise.resolve(good.a),
    );
    await expect(verify('a')).rejects.toThrow('down');
    down = false;
    expect(await verify('a')).toBe('Ana');
  });

  it('are no more than so many: the one not used for longest goes', async () => {
    const tokens = Object.fromEntries(
      ['a', 'b', 'c', 'd'].map((name) => [name, { value: name, from: noon, until: noon + 600 }]),
    );
    const { verify, asked } = desk(tokens, 3);
    for (const name of ['a', 'b', 'c', 'a', 'd']) await verify(name);
    asked.length = 0;
    for (const name of ['a', 'c', 'd']) await verify(name);
    expect(asked).toEqual([]);
    await verify('b');
    expect(asked).toEqual(['b']);
  });
});
