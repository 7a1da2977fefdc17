import { focusManager, onlineManager } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { QueryIsland } from '@/components/browser/query-island';
import { usePart } from '@/components/session/use-part';
import { refusal, stubShop } from '@/__tests__/support/shop-stub';

const show = (path: string | null, holdMs = 0) =>
  renderHook((props: { path: string | null }) => usePart<string>(props.path, holdMs), {
    initialProps: { path },
    wrapper: QueryIsland,
  });

describe('a part of a page', () => {
  afterEach(() => {
    jest.useRealTimers();
    focusManager.setFocused(undefined);
    onlineManager.setOnline(true);
  });

  it('that failed is asked for again by the shopper alone, not by coming back to the window', async () => {
    const shop = stubShop({ 'GET /part': () => refusal(503, 'upstream-unavailable', 'Not now.') });
    const { result } = show('/part');
    await waitFor(() => expect(result.current.part.state).toBe('failed'));
    await act(async () => {
      for (const here of [false, true]) {
        focusManager.setFocused(here);
        onlineManager.setOnline(here);
      }
    });
    expect(result.current.part.state).toBe('failed');
    expect(shop.calls).toHaveLength(1);
    act(() => result.current.again());
    expect(result.current.part.state).toBe('loading');
    await waitFor(() => expect(result.current.part.state).toBe('failed'));
    expect(shop.calls).toHaveLength(2);
  });

  it('is one and the same value until something changes', async () => {
    stubShop({ 'GET /part': () => ({ body: 'one' }) });
    const { result, rerender } = show('/part');
    await waitFor(() => expect(result.current.part).toEqual({ state: 'ready', value: 'one' }));
    const before = result.current.part;
    rerender({ path: '/part' });
    expect(result.current.part).toBe(before);
    act(() => result.current.accept('two'));
    await waitFor(() => expect(result.current.part).toEqual({ state: 'ready', value: 'two' }));
  });

  it.each([
    ['an answer', () => ({ body: 'one' }), 'ready'],
    ['a refusal', () => refusal(503, 'upstream-unavailable', 'Not now.'), 'failed'],
  ])('is held back for a time: %s', async (_what, answer, state) => {
    jest.useFakeTimers();
    stubShop({ 'GET /part': answer });
    const { result } = show('/part', 750);
    await act(() => jest.advanceTimersByTimeAsync(749));
    expect(result.current.part.state).toBe('loading');
    await act(() => jest.advanceTimersByTimeAsync(2));
    expect(result.current.part.state).toBe(state);
  });

  it('is asked for anew where a write of another part is answered late', async () => {
    const shop = stubShop({ 'GET /a': () => ({ body: 'a' }), 'GET /b': () => ({ body: 'b' }) });
    const { result, rerender } = show('/a');
    await waitFor(() => expect(result.current.part.state).toBe('ready'));
    const { accept } = result.current;
    rerender({ path: '/b' });
    await waitFor(() => expect(result.current.part).toEqual({ state: 'ready', value: 'b' }));
    act(() => accept('written'));
    await waitFor(() => expect(shop.calls.map(({ path }) => path)).toEqual(['/a', '/b', '/b']));
    rerender({ path: '/a' });
    await waitFor(() => expect(result.current.part).toEqual({ state: 'ready', value: 'a' }));
  });
});
