import { act, renderHook } from '@testing-library/react';
import { useSuggestions } from '@/components/address/use-suggestions';
import { stubShop } from '@/__tests__/support/shop-stub';

/** Answers that wait until the test lets them go, by what was typed. */
function heldShop() {
  const release = new Map<string, () => void>();
  const shop = stubShop({
    'GET /api/addresses/suggest': async ({ path }) => {
      const input = new URL(path, 'https://shop').searchParams.get('input') ?? '';
      await new Promise<void>((resolve) => {
        release.set(input, resolve);
      });
      return {
        body: { suggestions: [{ id: input, text: `${input} Street` }], session: `by ${input}` },
      };
    },
    'GET /api/addresses/place': () => ({ body: {} }),
  });
  const answer = (input: string) =>
    act(async () => {
      release.get(input)?.();
      await jest.advanceTimersByTimeAsync(0);
    });
  return { shop, answer };
}
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const typing = () =>
  renderHook(({ typed }: { typed: string }) => useSuggestions(typed, 'Residence'), {
    initialProps: { typed: '' },
  });
const asked = ({ calls }: ReturnType<typeof stubShop>) =>
  calls.map(({ path }) => new URL(path, 'https://shop').searchParams.get('input'));

describe('autocomplete of an address (specification A7, A9)', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('asks 200 ms after the last letter, once, from three letters on', async () => {
    const { shop } = heldShop();
    const { rerender } = typing();
    rerender({ typed: '28' });
    await pass(1000);
    rerender({ typed: '281' });
    await pass(199);
    rerender({ typed: '2817' });
    await pass(199);
    expect(asked(shop)).toEqual([]);
    await pass(1);
    expect(asked(shop)).toEqual(['2817']);
  });

  it('drops the late answer of earlier letters', async () => {
    const { answer } = heldShop();
    const { result, rerender } = typing();
    rerender({ typed: '281' });
    await pass(200);
    rerender({ typed: '2817' });
    await pass(200);
    await answer('2817');
    await answer('281');
    expect(result.current.suggestions.map(({ id }) => id)).toEqual(['2817']);
  });

  it('begins a new search of the maps once a place is chosen, whatever of the one before is still answered', async () => {
    const { shop, answer } = heldShop();
    const { result, rerender } = typing();
    rerender({ typed: '281' });
    await pass(200);
    await answer('281');
    rerender({ typed: '2817' });
    await pass(200);
    const [found] = result.current.suggestions;
    await act(() => result.current.choose(found!));
    await answer('2817');
    rerender({ typed: '901' });
    await pass(200);
    const sessions = shop.calls.map(({ path }) =>
      new URL(path, 'https://shop').searchParams.get('session'),
    );
    expect(sessions).toEqual(['', 'by 281', 'by 281', '']);
  });
});
