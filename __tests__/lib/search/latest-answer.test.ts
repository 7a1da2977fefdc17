import { latestAnswer } from '@/lib/search/quick/latest-answer';

interface OpenQuestion {
  question: string;
  signal: AbortSignal;
  answer: (text: string) => void;
  fail: () => void;
}

function questions() {
  const held: OpenQuestion[] = [];
  const shown: string[] = [];
  const ask = (question: string, signal: AbortSignal) =>
    new Promise<string>((resolve, reject) => {
      held.push({ question, signal, answer: resolve, fail: () => reject(new Error('no answer')) });
    });
  return {
    held,
    shown,
    latest: latestAnswer(ask, (answer, question) => shown.push(`${question}: ${answer}`), 1),
  };
}

const settle = () => jest.advanceTimersByTimeAsync(2);

describe('answers to keystrokes', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('never show an older answer after a newer one, however late it comes', async () => {
    const { held, shown, latest } = questions();
    for (const question of ['l', 'li', 'lil']) {
      latest.ask(question);
      await settle();
    }
    held[2]?.answer('third');
    await settle();
    held[0]?.answer('first');
    held[1]?.answer('second');
    await settle();
    expect(shown).toEqual(['lil: third']);
  });

  it('drop an older answer that comes before the newer one', async () => {
    const { held, shown, latest } = questions();
    latest.ask('l');
    await settle();
    latest.ask('li');
    await settle();
    held[0]?.answer('first');
    await settle();
    expect([shown, held[0]?.signal.aborted]).toEqual([[], true]);
    held[1]?.answer('second');
    await settle();
    expect(shown).toEqual(['li: second']);
  });

  it('ask only for what was typed last within the debounce', async () => {
    const { held, latest } = questions();
    latest.ask('l');
    latest.ask('li');
    await settle();
    expect(held.map(({ question }) => question)).toEqual(['li']);
  });

  it('show nothing after they were cancelled, nor for a question that failed', async () => {
    const { held, shown, latest } = questions();
    latest.ask('l');
    await settle();
    latest.cancel();
    held[0]?.answer('first');
    latest.ask('li');
    await settle();
    held[1]?.fail();
    await settle();
    expect(shown).toEqual([]);
  });
});
