import { act, render, screen } from '@testing-library/react';
import SecureLayout from '@/app/(secure)/layout';
import { visitorStore } from '@/components/session/visitor-store';

class Channel extends EventTarget {
  static last: Channel | null = null;
  constructor(readonly name: string) {
    super();
    if (name === 'lilac-session') Channel.last = this;
  }
  close = () => undefined;
}

it('checkout hears of a log-out in another tab', () => {
  Object.assign(globalThis, { BroadcastChannel: Channel });
  visitorStore.accept({ kind: 'customer', firstName: 'Ada', lastName: 'Loam', cartCount: 3 });
  render(
    <SecureLayout>
      <p>Payment</p>
    </SecureLayout>,
    { container: document },
  );
  expect(screen.getByText('Payment')).toBeVisible();
  act(() => void Channel.last?.dispatchEvent(new MessageEvent('message', { data: 'signed-out' })));
  expect(visitorStore.get()?.kind).toBe('none');
});
