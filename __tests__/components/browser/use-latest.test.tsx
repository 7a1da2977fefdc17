import { renderHook } from '@testing-library/react';
import { useLatest } from '@/components/browser/use-latest';

it('has the value that was drawn last, whoever asked before', () => {
  const { result, rerender } = renderHook(({ left }) => useLatest(left), {
    initialProps: { left: 5000 },
  });
  const { current: heldByTheQuestion } = result;
  expect(heldByTheQuestion.current).toBe(5000);
  rerender({ left: 2000 });
  expect(heldByTheQuestion.current).toBe(2000);
});

it('has nothing for an answer that comes when nobody is there any more', () => {
  const { result, unmount } = renderHook(() => useLatest('a shopper'));
  unmount();
  expect(result.current.current).toBeNull();
});
