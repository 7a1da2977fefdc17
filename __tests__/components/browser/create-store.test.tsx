import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createStore, useStore } from '@/components/browser/create-store';
import { storedText } from '@/components/browser/stored-text';

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

  it('is none where storage is forbidden', () => {
    jest.spyOn(window, storage, 'get').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    text.set('55408');
    expect(text.get()).toBeNull();
  });

  it('is what it was where storage is full', () => {
    text.set('55408');
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    text.set('55101');
    expect(text.get()).toBe('55408');
  });
});
