import { latestGood } from '@/lib/core/process/latest-good';

describe('latestGood', () => {
  it('fetches once within its age, and anew after a drop', async () => {
    let value = 1;
    const read = latestGood(60_000, async () => value);
    expect([await read(), (value = 2) && (await read())]).toEqual([1, 1]);
    read.drop();
    expect(await read()).toBe(2);
  });

  it('does not keep an answer that was under way when the value was dropped', async () => {
    const answers: ((value: string) => void)[] = [];
    const read = latestGood<string>(
      60_000,
      () =>
        new Promise((resolve) => {
          answers.push(resolve);
        }),
    );
    const before = read();
    read.drop();
    const after = read();
    answers[1]?.('new');
    expect(await after).toBe('new');
    answers[0]?.('old');
    await before;
    expect(await read()).toBe('new');
    expect(answers).toHaveLength(2);
  });

  it('serves the last good copy while fetching fails', async () => {
    let fails = false;
    const read = latestGood(60_000, async () => {
      if (fails) throw new Error('down');
      return 'good';
    });
    await read();
    fails = true;
    read.drop();
    expect(await read()).toBe('good');
  });
});
