import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { authDialogStore } from '@/components/auth/auth-dialog-store';
import { ResetPasswordForm } from '@/components/auth/reset-password-form';
import { followSession } from '@/components/session/sign-out';
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
async function change(
  answer: Parameters<typeof stubShop>[0][string],
  session: Parameters<typeof stubShop>[0][string] = () => ({
    body: { kind: 'none', firstName: null, lastName: null, cartCount: 0 },
  }),
) {
  window.history.replaceState(
    null,
    '',
    '/reset-password?username=ana%40example.com&code=abcdefgh12345678',
  );
  stubShop({ 'POST /api/session/reset-password': answer, 'GET /api/session': session });
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

  it.each([
    ['another customer', () => ({ body: { ...customer, userID: 'ada' } }), 'customer'],
    ['the same one', () => refusal(401, 'session-expired', 'Ended.'), 'none'],
  ] as const)('greets whom the reset has left signed in: %s', async (_, session, kind) => {
    act(() => visitorStore.accept({ ...customer, userID: 'ada' }));
    const stop = followSession();
    await change(() => ({ body: { done: true } }), session);
    expect(await screen.findByText(/^Your password is changed. Please log in/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Log In' })).toBeVisible();
    expect(visitorStore.get()?.kind).toBe(kind);
    stop();
  });

  it('offers the log-in too where the code is used up after a try that got no answer', async () => {
    const answers = [
      refusal(503, 'upstream-unavailable', 'Not just now.'),
      refusal(422, 'reset-code-invalid', 'This link has been used already.'),
    ];
    await change(() => answers.shift() ?? { body: {} });
    expect(await screen.findByText('Not just now.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Save password' }));
    expect(await screen.findByText(/^Your new password may be set already/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Ask for a new link' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Log In' }));
    expect([authDialogStore.get(), authDialogStore.email()]).toEqual(['login', 'ana@example.com']);
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

describe('the page for a mail that says a code alone', () => {
  beforeEach(() => act(() => authDialogStore.show(null)));

  const fields = () => ({
    email: screen.getByLabelText('Email'),
    code: screen.getByLabelText('Code from the email'),
    proceed: screen.getByRole('button', { name: 'Continue' }),
  });
  /** Opens the page without a whole link and types what is missing. */
  async function open(search: string, typed: { email?: string; code: string }) {
    window.history.replaceState(null, '', `/reset-password?${search}`);
    render(<ResetPasswordForm />);
    const { email, code, proceed } = fields();
    if (typed.email) await userEvent.type(email, typed.email);
    if (typed.code) await userEvent.type(code, typed.code);
    await userEvent.click(proceed);
  }

  it('takes e-mail and code, then the new password', async () => {
    const { calls } = stubShop({
      'POST /api/session/reset-password': () => ({ body: { done: true } }),
    });
    await open('from=mail', { email: ' ana@example.com', code: ' abcdefgh12345678 ' });
    expect(await screen.findByLabelText('New password')).toHaveFocus();
    for (const label of ['New password', 'Confirm password']) {
      await userEvent.click(screen.getByLabelText(label));
      await userEvent.paste('Tulips-in-May-88');
    }
    await userEvent.click(screen.getByRole('button', { name: 'Save password' }));
    expect(await screen.findByRole('status')).toHaveTextContent('Your password is changed.');
    expect(calls.map(({ body }) => body)).toEqual([
      { username: 'ana@example.com', code: 'abcdefgh12345678', password: 'Tulips-in-May-88' },
    ]);
  });

  it('keeps what was typed when the code is refused', async () => {
    stubShop({
      'POST /api/session/reset-password': () =>
        refusal(422, 'reset-code-invalid', 'This link has been used already or has expired.'),
    });
    await open('username=ana%40example.com', { code: 'abcdefgh12345678' });
    for (const label of ['New password', 'Confirm password']) {
      await userEvent.click(await screen.findByLabelText(label));
      await userEvent.paste('Tulips-in-May-88');
    }
    await userEvent.click(screen.getByRole('button', { name: 'Save password' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('This code is not the one we sent');
    expect(alert).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Type the code again' }));
    const { email, code } = fields();
    expect([email, code].map((field) => (field as HTMLInputElement).value)).toEqual([
      'ana@example.com',
      'abcdefgh12345678',
    ]);
  });

  it.each([
    ['no code', 'username=ana%40example.com', '', 'Code is required'],
    ['a blank', 'username=ana%40example.com', ' ', 'Enter the code exactly'],
    ['half a code', 'username=ana%40example.com', 'abc', 'Enter the code exactly'],
    ['no e-mail', 'code=abcdefgh12345678', '9', 'Email is required'],
    ['no e-mail that is one', 'username=ana', 'abcdefgh12345678', 'Email not valid'],
  ])('says what is missing: %s', async (_, search, code, words) => {
    await open(search, { code });
    expect(await screen.findByText(new RegExp(words))).toBeVisible();
    expect(screen.queryByLabelText('New password')).toBeNull();
  });

  it('offers a new link for the e-mail that was typed', async () => {
    await open('username=ana%40example.com', { code: 'abc' });
    await userEvent.click(screen.getByRole('button', { name: 'Ask for a new link' }));
    expect([authDialogStore.get(), authDialogStore.email()]).toEqual(['forgot', 'ana@example.com']);
  });
});
