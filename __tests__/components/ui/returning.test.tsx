import { endReturn, isReturning } from '@/components/ui/returning';

const stepTo = (address: string) => {
  window.history.replaceState(null, '', address);
  window.dispatchEvent(new PopStateEvent('popstate'));
};
const wholeHeight = () => document.documentElement.hasAttribute('data-returning');

describe('a step back or forth', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    window.history.replaceState(null, '', '/p/100310');
    endReturn();
  });
  afterEach(() => {
    endReturn();
    jest.runAllTimers();
    jest.useRealTimers();
  });

  it('gives the page its real height until it is painted and nothing is held back', () => {
    stepTo('/c/flowers');
    expect([isReturning(), wholeHeight()]).toEqual([true, true]);
    expect(endReturn()).toBe(true);
    jest.advanceTimersByTime(100);
    expect([isReturning(), wholeHeight()]).toEqual([false, true]);
    jest.advanceTimersByTime(200);
    expect(wholeHeight()).toBe(false);
  });

  it('keeps it for the next step that begins meanwhile', () => {
    stepTo('/c/flowers');
    endReturn();
    stepTo('/');
    jest.runAllTimers();
    expect(wholeHeight()).toBe(true);
  });

  it('there and back again before it arrives is over', () => {
    stepTo('/c/flowers');
    stepTo('/p/100310');
    jest.runAllTimers();
    expect([isReturning(), wholeHeight()]).toEqual([false, false]);
  });

  it.each(['/p/100310#main', '/p/100310'])('to %s of the same page is none', (address) => {
    stepTo(address);
    expect([isReturning(), wholeHeight()]).toEqual([false, false]);
  });
});
