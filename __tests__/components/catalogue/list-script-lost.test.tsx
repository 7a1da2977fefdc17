import { act, renderHook } from '@testing-library/react';
import { useList } from '@/components/catalogue/list/use-list';
import { noChoice } from '@/lib/catalogue/category/list-address';

let isOnline = false;
const shown = () => <p>Refined</p>;

jest.mock('@/components/catalogue/list/refinement', () => {
  if (!isOnline) throw new TypeError('no network');
  return { __esModule: true, default: shown };
});

describe('a list whose products and whose script did not come', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    window.history.replaceState(null, '', '/c/flowers');
  });
  afterEach(() => jest.useRealTimers());

  it('is asked for by itself once the network is back', async () => {
    const place = { categoryID: 'flowers' };
    const { result } = renderHook(() =>
      useList(place, { list: null, choice: noChoice, busy: false }),
    );
    const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
    await wait(5_000);
    expect(result.current.refinement).toBeNull();
    isOnline = true;
    await wait(20_000);
    expect(result.current.refinement?.wanted).toEqual({ choice: noChoice, page: 1 });
  });
});
