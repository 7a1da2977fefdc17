import { setImmediate } from 'node:timers/promises';
import { render, waitFor } from '@testing-library/react';
import { ShellBehaviour } from '@/components/shell/shell-behaviour';

jest.mock('next/navigation', () => ({
  usePathname: () => '/',
  useSearchParams: () => new URLSearchParams(),
}));
const mockAsked = jest.fn();
jest.mock('@/components/analytics/web-vitals', () => {
  mockAsked();
  throw new Error('ChunkLoadError');
});

it('a measurement whose script does not come is no fault of the page', async () => {
  const unhandled = jest.fn();
  process.on('unhandledRejection', unhandled);
  jest.spyOn(Math, 'random').mockReturnValue(0);
  window.requestIdleCallback = (work) => {
    work({ didTimeout: false, timeRemaining: () => 1 });
    return 1;
  };
  window.cancelIdleCallback = () => undefined;
  render(<ShellBehaviour measured />);
  await waitFor(() => expect(mockAsked).toHaveBeenCalledTimes(1));
  // Node tells of a rejection nobody took once the turn is over.
  await setImmediate();
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});
