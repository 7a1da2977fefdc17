import { whenOver } from '@/components/browser/when-over';

const minute = 60_000;
let visibility: DocumentVisibilityState = 'visible';

function see(state: DocumentVisibilityState): void {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('what is done once a time is over', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
    visibility = 'visible';
  });
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  it('is done in its time although the clock is set back meanwhile', () => {
    const work = jest.fn();
    whenOver(minute, work);
    jest.setSystemTime(Date.now() - 180 * minute);
    jest.advanceTimersByTime(minute);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('is done once somebody sees the page again, also where the clock was set back meanwhile', () => {
    const work = jest.fn();
    whenOver(minute, work);
    see('hidden');
    jest.setSystemTime(Date.now() - 180 * minute);
    jest.advanceTimersByTime(minute);
    expect(work).not.toHaveBeenCalled();
    see('visible');
    see('visible');
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('is done as soon as a page that slept past it wakes, and never once it is called off', () => {
    const work = jest.fn();
    const callOff = whenOver(minute, jest.fn());
    whenOver(minute, work);
    callOff();
    jest.setSystemTime(Date.now() + 180 * minute);
    see('visible');
    expect(work).toHaveBeenCalledTimes(1);
  });
});
