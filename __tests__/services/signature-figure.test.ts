/** @jest-environment node */
import { setClock } from '@/lib/core/time/clock';
import { signatureFigure } from '@/services/figures';

describe('how long the signatures of the blob storage last', () => {
  beforeEach(() => setClock(new Date('2026-11-26T00:00:00Z')));
  afterEach(() => setClock(null));

  const leftOf = async (signature: string) => {
    const figure = signatureFigure({
      FILES_SIGNATURE: signature,
      FILES_PRIVATE_SIGNATURE: 'sp=rwd',
    });
    return figure.read();
  };

  test.each<[string, string, number]>([
    ['a day', 'sp=rw&se=2026-11-27T00:00:00Z&sig=x', 86_400],
    ['a day, copied with its question mark', '?se=2026-11-27T00%3A00%3A00Z&sig=x', 86_400],
    ['no more, for an hour', 'se=2026-11-25T23:00:00Z', -3600],
    ['until nobody knows', 'se=tomorrow', 0],
  ])('is told by variable: %s', async (_what, signature, value) => {
    // The clock runs on from where it was set.
    expect(await leftOf(signature)).toEqual([
      { labels: { variable: 'FILES_SIGNATURE' }, value: expect.closeTo(value, -1) },
    ]);
  });

  it('is not told of one that says no end', async () => {
    expect(await leftOf('sp=rw&sig=x')).toEqual([]);
  });
});
