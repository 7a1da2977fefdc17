import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConsentBar, ConsentChoice } from '@/components/shell/consent';
import { consentStore } from '@/components/analytics/consent';
import { policyHosts } from '@/lib/security/policy-hosts';
import { parseEnv } from '@/lib/config/env';

let pathname = '/';
jest.mock('next/navigation', () => ({ usePathname: () => pathname }));

/** Until the question would be there: its script comes late. */
const questionScript = () =>
  act(async () => {
    await import('@/components/shell/consent-question');
  });
const container = () => document.getElementById('tag-container') as HTMLScriptElement | null;
const question = () =>
  screen.queryByRole('region', { name: 'Is it OK if we use analytics cookies?' });

describe('the tag container (ruling 19)', () => {
  beforeEach(() => {
    pathname = '/';
    container()?.remove();
    delete window.dataLayer;
    act(() => consentStore.set(null));
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: false, configurable: true });
  });

  it('is not loaded before a yes, and then once, and reads the data layer from its beginning', async () => {
    window.dataLayer = [{ event: 'page_view' }];
    const { rerender } = render(<ConsentBar containerID="GTM-ABC123" />);
    expect(container()).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'Accept' }));
    rerender(<ConsentBar containerID="GTM-ABC123" />);
    expect(document.querySelectorAll('script[src*="gtm.js"]')).toHaveLength(1);
    expect(container()?.src).toBe('https://www.googletagmanager.com/gtm.js?id=GTM-ABC123');
    expect(window.dataLayer.map((pushed) => 'event' in pushed && pushed.event)).toEqual([
      'page_view',
      'gtm.js',
    ]);
    expect(question()).toBeNull();
  });

  it('is never loaded after a no, which is remembered', async () => {
    const { unmount } = render(<ConsentBar containerID="GTM-ABC123" />);
    await userEvent.click(await screen.findByRole('button', { name: 'Decline' }));
    unmount();
    render(<ConsentBar containerID="GTM-ABC123" />);
    expect(question()).toBeNull();
    expect(container()).toBeNull();
    expect(localStorage.getItem('lilac-consent')).toBe('denied');
  });

  it('gives the focus back to where it came from, so that the keyboard goes on there', async () => {
    render(
      <>
        <ConsentChoice />
        <ConsentBar containerID="GTM-ABC123" />
      </>,
    );
    await screen.findByRole('button', { name: 'Accept' });
    const before = screen.getByRole('button', { name: 'Privacy choices' });
    act(() => before.focus());
    await userEvent.tab();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Decline' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(question()).toBeNull();
    expect(before).toHaveFocus();
  });

  it('takes the browser’s own no for an answer', async () => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
    render(<ConsentBar containerID="GTM-ABC123" />);
    await questionScript();
    expect(question()).toBeNull();
    expect(container()).toBeNull();
  });

  it('has the page end above the question and scroll clear of it, while it stands', async () => {
    render(<ConsentBar containerID="GTM-ABC123" />);
    await screen.findByRole('region', { name: 'Is it OK if we use analytics cookies?' });
    expect(document.documentElement).toHaveAttribute('data-consent');
    await userEvent.click(await screen.findByRole('button', { name: 'Decline' }));
    expect(document.documentElement).not.toHaveAttribute('data-consent');
  });

  it('asks again when somebody wants to choose anew', async () => {
    consentStore.set('denied');
    render(
      <>
        <ConsentBar containerID="GTM-ABC123" />
        <ConsentChoice />
      </>,
    );
    const choice = screen.getByRole('button', { name: 'Privacy choices' });
    await userEvent.click(choice);
    await waitFor(() => expect(question()).toBeVisible());
    expect(question()).toHaveFocus();
    await userEvent.click(await screen.findByRole('button', { name: 'Decline' }));
    expect(choice).toHaveFocus();
  });

  it('has the focus when somebody asks for it while it stands, and takes it once', async () => {
    const both = (
      <>
        <ConsentBar containerID="GTM-ABC123" />
        <ConsentChoice />
      </>
    );
    const { rerender } = render(both);
    await screen.findByRole('button', { name: 'Accept' });
    const choice = screen.getByRole('button', { name: 'Privacy choices' });
    await userEvent.click(choice);
    expect(question()).toHaveFocus();
    expect(document.documentElement).toHaveAttribute('data-consent');
    act(() => choice.focus());
    rerender(both);
    expect(choice).toHaveFocus();
  });

  it.each(['/account/payment-methods', '/order/0123456789abcdef0123456789abcdef'])(
    'is not loaded in a document that was opened at %s, where nobody is asked',
    async (openedAt) => {
      pathname = openedAt;
      const { unmount } = render(<ConsentBar containerID="GTM-ABC123" />);
      await questionScript();
      expect(question()).toBeNull();
      unmount();
      act(() => consentStore.set('granted'));
      render(<ConsentBar containerID="GTM-ABC123" />);
      expect(container()).toBeNull();
    },
  );

  it.each([
    ['', '/', false],
    ['GTM-ABC123', '/', true],
    ['GTM-ABC123', '/p/100310', true],
    ['GTM-ABC123', '/checkout', false],
    ['GTM-ABC123', '/account/payment-methods', false],
    ['GTM-ABC123', '/order', true],
    ['GTM-ABC123', '/order/0123456789abcdef0123456789abcdef', false],
  ])(
    'with the ID "%s" the policy of %s names its hosts: %s',
    (TAG_CONTAINER_ID, pathname, tags) => {
      expect(
        policyHosts(pathname, parseEnv({ TAG_CONTAINER_ID, SESSION_SECRET: 's'.repeat(32) })).tags,
      ).toBe(tags);
    },
  );

  it.each(['UA-1', 'GTM-', 'GTM-abc', 'https://evil.example'])(
    'refuses the ID %s at start',
    (TAG_CONTAINER_ID) => {
      expect(() => parseEnv({ TAG_CONTAINER_ID, SESSION_SECRET: 's'.repeat(32) })).toThrow(
        /TAG_CONTAINER_ID/,
      );
    },
  );
});
