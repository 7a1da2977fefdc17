import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { authDialogStore } from '@/components/auth/auth-dialog-store';
import { ResetPasswordForm } from '@/components/auth/reset-password-form';
import { visitorStore } from '@/components/session/visitor-store';
import { refusal, stubShop } from '@/__tests__/support/shop-stub';

const customer = {
  kind: 'customer',
  userID: 'ana',
  firstName: 'Ana',
  lastName: 'Ruiz',
  cartCount: 0,
} as const;

/** Opens the page by its mailed link and sends a new password. */
async function change(answer: Parameters<typeof stubShop>[0][string]) {
  window.history.replaceState(
    null,
    '',
    '/reset-password?username=ana%40example.com&code=abcdefgh12345678',
  );
  stubShop({ 'POST /api/session/reset-password': answer });
  render(<ResetPasswordForm />);
  for (const label of ['New password', 'Confirm password']) {
    await userEvent.click(screen.getByLabelText(label));
    await userEvent.paste('Tulips-in-May-88');
  }
  await userEvent.click(screen.getByRole('button', { name: 'Save password' }));
}

describe('the page behind the mailed link', () => {
  beforeEach(() => act(() => authDialogStore.show(null)));

  it('leads to the log-in with the link’s e-mail, and says something else once it is done', async () => {
    act(() => visitorStore.accept(customer));
    await change(() => ({ body: { done: true } }));
    expect(await screen.findByRole('status')).toHaveTextContent(
      'Your password is changed. Please log in with the new one.',
    );
    expect(visitorStore.get()?.kind).toBe('none');
    await userEvent.click(screen.getByRole('button', { name: 'Log In' }));
    expect([authDialogStore.get(), authDialogStore.email()]).toEqual(['login', 'ana@example.com']);
    act(() => visitorStore.accept(customer));
    expect(screen.getByRole('status')).toHaveTextContent(
      'Your password is changed, and you are logged in.',
    );
    expect(screen.queryByRole('button', { name: 'Log In' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Go to your account' })).toHaveAttribute(
      'href',
      '/account/profile',
    );
  });

  it('offers a new link for the same e-mail when this one was used', async () => {
    await change(() =>
      refusal(
        422,
        'reset-code-invalid',
        'This link has been used already or has expired. Please ask for a new one.',
      ),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Ask for a new link' }));
    expect([authDialogStore.get(), authDialogStore.email()]).toEqual(['forgot', 'ana@example.com']);
  });
});
