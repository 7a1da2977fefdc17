/** @jest-environment node */
import { startIndexer } from '@/services/indexer/start';

const nextTurns = () => jest.advanceTimersByTimeAsync(1);

function indexerWith(isEmpty: () => Promise<boolean>) {
  return {
    start: jest.fn(),
    stop: jest.fn(() => Promise.resolve()),
    noteBaseline: jest.fn(() => Promise.resolve()),
    firstLook: jest.fn(() => Promise.resolve(0)),
    isEmpty: jest.fn(isEmpty),
  };
}

describe('the first look of the indexer', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test.each<
    [index: string, isEmpty: () => Promise<boolean>, atOnce: unknown[][], later: unknown[][]]
  >([
    ['an empty index', () => Promise.resolve(true), [[0]], [[0]]],
    ['a filled index', () => Promise.resolve(false), [], [[undefined]]],
    ['a search that is down', () => Promise.reject(new Error('down')), [], [[undefined]]],
  ])('at %s', async (_index, isEmpty, atOnce, later) => {
    const indexer = indexerWith(isEmpty);
    const stop = startIndexer(indexer, { isFresh: false });
    await nextTurns();
    expect(indexer.firstLook.mock.calls).toEqual(atOnce);
    await jest.advanceTimersByTimeAsync(20_000);
    expect(indexer.firstLook.mock.calls).toEqual(later);
    await stop();
  });

  it('is not needed where the index was filled just now, and comes the next day', async () => {
    const indexer = indexerWith(() => Promise.resolve(false));
    const stop = startIndexer(indexer, { isFresh: true });
    await jest.advanceTimersByTimeAsync(23 * 3_600_000);
    expect(indexer.firstLook).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(3_600_000);
    expect(indexer.firstLook.mock.calls).toEqual([[undefined]]);
    await stop();
  });

  test.each([true, false])('does not begin after the end (empty: %s)', async (isEmpty) => {
    const indexer = indexerWith(() => Promise.resolve(isEmpty));
    await startIndexer(indexer, { isFresh: false })();
    await jest.advanceTimersByTimeAsync(25 * 3_600_000);
    expect([indexer.stop.mock.calls.length, indexer.firstLook.mock.calls]).toEqual([1, []]);
  });
});
