import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createStore, useStore } from '@/components/browser/create-store';
import { forgetDevice, keepDeviceFor, storedText } from '@/components/browser/stored-text';

describe('a store', () => {
  const store = createStore('closed');
  const Shown = () => <p>{useStore(store)}</p>;

  it('is followed by every component that uses it, and by none that has gone', () => {
    const listener = jest.fn();
    const stop = store.subscribe(listener);
    const { unmount } = render(
      <>
        <Shown />
        <Shown />
      </>,
    );
    act(() => store.set('open'));
    expect(screen.getAllByText('open')).toHaveLength(2);
    stop();
    unmount();
    store.set('ajar');
    expect([store.get(), listener.mock.calls.length]).toEqual(['ajar', 1]);
  });

  it('renders on the server as it began', () => {
    store.set('open');
    expect(renderToString(<Shown />)).toBe('<p>closed</p>');
  });
});

describe.each(['localStorage', 'sessionStorage'] as const)('a text kept in %s', (storage) => {
  const text = storedText(storage, 'lilac-test');
  afterEach(() => {
    jest.restoreAllMocks();
    window[storage].clear();
  });

  it('is there until it is taken away', () => {
    const seen = [text.get()];
    text.set('55408');
    seen.push(text.get(), window[storage].getItem('lilac-test'));
    text.set(null);
    expect([...seen, text.get()]).toEqual([null, '55408', '55408', null]);
  });

  const forbid = () =>
    jest.spyOn(window, storage, 'get').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });

  it('lasts as long as the page where storage is forbidden', () => {
    forbid();
    text.set('55408');
    expect(text.get()).toBe('55408');
    text.set(null);
    expect(text.get()).toBeNull();
  });

  it('is the one that was kept last where storage is full, until that takes one again', () => {
    text.set('55408');
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    text.set('55101');
    expect(text.get()).toBe('55101');
    full.mockRestore();
    text.set('55424');
    window[storage].setItem('lilac-test', '55812');
    expect(text.get()).toBe('55812');
  });

  it('goes with its shopper where storage is forbidden: by signing out, or when another customer comes', () => {
    forbid();
    keepDeviceFor('ada');
    text.set('55408');
    keepDeviceFor('ada');
    const seen = [text.get()];
    keepDeviceFor('bea');
    seen.push(text.get());
    text.set('55101');
    forgetDevice();
    expect([...seen, text.get()]).toEqual(['55408', null, null]);
  });
});
