import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AuthDialogHost } from '@/components/auth/auth-dialog-host';
import { authDialogStore, openAuthDialog } from '@/components/auth/auth-dialog-store';
import { SignInButton } from '@/components/account/sign-in-button';
import { stubShop } from '@/__tests__/support/shop-stub';
import { field, open, submit } from './open-dialog';

jest.mock('@/components/auth/solve-captcha', () => ({
  offerOfShop: () => Promise.resolve({ kind: 'work' }),
  earnToken: () => Promise.resolve('token-1'),
}));

describe('the auth dialog', () => {
  beforeEach(() => {
    act(() => authDialogStore.show(null));
  });

  it('has three tabs, begins at the login, and closing resets it', async () => {
    await open('register');
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Log In',
      'Create an Account',
      'Reset Password',
    ]);
    expect(screen.getByRole('tab', { name: 'Create an Account' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    act(() => openAuthDialog());
    expect(await screen.findByRole('tab', { name: 'Log In' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  });

  it.each([
    ['login', 'Email'],
    ['register', 'First name'],
    ['forgot', 'Email'],
  ] as const)('opened at %s it begins at its first field, %s', async (tab, label) => {
    await open(tab === 'login' ? undefined : tab);
    await waitFor(() => expect(field(label)).toHaveFocus());
  });

  it('on a touch screen begins at the dialog itself, so that no keyboard covers it', async () => {
    const before = window.matchMedia;
    window.matchMedia = ((query: string) => ({
      ...before(query),
      matches: query === '(pointer: coarse)',
    })) as typeof before;
    await open();
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());
    window.matchMedia = before;
  });

  it('goes back to what opened it', async () => {
    render(<SignInButton>Hello</SignInButton>);
    screen.getByRole('button', { name: 'Hello' }).focus();
    await open();
    await waitFor(() => expect(field('Email')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Hello' })).toHaveFocus());
  });

  it('keeps the focus on a tab that is chosen, and takes it along where a link leads to another tab', async () => {
    await open();
    await userEvent.click(screen.getByRole('tab', { name: 'Create an Account' }));
    expect(screen.getByRole('tab', { name: 'Create an Account' })).toHaveFocus();
    await userEvent.click(screen.getByRole('tab', { name: 'Log In' }));
    await userEvent.click(screen.getByRole('button', { name: 'Forgot your password?' }));
    expect(screen.getByRole('tab', { name: 'Reset Password' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    expect(within(screen.getByRole('tabpanel')).getByLabelText('Email')).toHaveFocus();
  });

  it('shows one form at a time: the one before is gone in the moment the next one is there', async () => {
    await open();
    const seen: number[] = [];
    const watch = new MutationObserver(() =>
      seen.push(document.querySelectorAll('[role="tabpanel"]').length),
    );
    watch.observe(screen.getByRole('dialog'), { childList: true, subtree: true, attributes: true });
    // An exit that never ends, as on a machine that is busy.
    const before = Element.prototype.getAnimations;
    Element.prototype.getAnimations = () => [
      { finished: new Promise(() => undefined) } as unknown as Animation,
    ];
    await userEvent.click(screen.getByRole('button', { name: 'Forgot your password?' }));
    expect(screen.getAllByLabelText('Email')).toEqual([document.activeElement]);
    await userEvent.click(screen.getByRole('tab', { name: 'Create an Account' }));
    expect(screen.getAllByLabelText('Email')).toHaveLength(1);
    Element.prototype.getAnimations = before;
    watch.disconnect();
    expect(Math.max(...seen)).toBe(1);
  });

  it('carries what was typed, never a password, from tab to tab, and forgets it when it is closed', async () => {
    await open('register');
    await userEvent.type(field('First name'), 'Ana');
    await userEvent.type(field('Email'), 'ana@example.com');
    await userEvent.type(field('Password'), 'Peonies-in-June-7');
    await userEvent.click(screen.getByRole('tab', { name: 'Log In' }));
    expect(field('Email')).toHaveValue('ana@example.com');
    expect(field('Password')).toHaveValue('');
    await userEvent.type(field('Email'), '.org');
    await userEvent.type(field('Password'), 'Peonies-in-June-7');
    expect(submit('Log In')).toBeEnabled();
    await userEvent.click(screen.getByRole('button', { name: 'Forgot your password?' }));
    expect(field('Email')).toHaveValue('ana@example.com.org');
    await userEvent.click(screen.getByRole('tab', { name: 'Create an Account' }));
    expect(
      [field('First name'), field('Email'), field('Password')].map(
        (it) => (it as HTMLInputElement).value,
      ),
    ).toEqual(['Ana', 'ana@example.com.org', '']);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    act(() => openAuthDialog());
    expect(await screen.findByLabelText('Email')).toHaveValue('');
  });

  it('begins with the e-mail that is known where it was opened', async () => {
    render(<AuthDialogHost />);
    act(() => openAuthDialog('login', 'ana@example.com'));
    await waitFor(() => expect(field('Email')).toHaveValue('ana@example.com'));
  });

  it('has the promo panel beside it, with the way to Purple Perks', async () => {
    await open();
    const panel = within(
      screen.getByRole('complementary', { name: 'Purple Perks pays you back in flowers' }),
    );
    expect(panel.getByRole('link')).toHaveAttribute(
      'href',
      '/customer-service/purple-perks-loyalty-program',
    );
  });

  it('takes the kept username along to the other tabs', async () => {
    stubShop({ 'GET /api/session/remembered': () => ({ body: { username: 'ana@example.com' } }) });
    await open();
    await waitFor(() => expect(field('Email')).toHaveValue('ana@example.com'));
    await userEvent.click(screen.getByRole('button', { name: 'Forgot your password?' }));
    expect(field('Email')).toHaveValue('ana@example.com');
    expect(submit('Send reset link')).toBeEnabled();
  });

  it('closes with a step back to another page', async () => {
    await open('register');
    act(() => {
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(authDialogStore.get()).toBeNull();
  });
});
