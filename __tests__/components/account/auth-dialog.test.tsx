import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AuthDialogHost } from '@/components/auth/auth-dialog-host';
import { authDialogStore, openAuthDialog } from '@/components/auth/auth-dialog-store';
import { SignInButton } from '@/components/account/sign-in-button';
import { visitorStore } from '@/components/session/visitor-store';
import { refusal, stubShop } from '@/__tests__/support/shop-stub';

jest.mock('@/components/auth/solve-captcha', () => ({
  offerOfShop: () => Promise.resolve({ kind: 'work' }),
  earnToken: () => Promise.resolve('token-1'),
}));

const customer = { kind: 'customer', firstName: 'Ana', lastName: 'Ruiz', cartCount: 2 };
const loginFailed = {
  status: 401,
  body: {
    error: {
      code: 'login-failed',
      text: 'Username not found or password incorrect',
      captcha: true,
      requestId: 'r',
    },
  },
};
const longEmail = `ana@${'a'.repeat(37)}.${'b'.repeat(51)}.example`;
const longPassword = `Peonies-in-June-7${'x'.repeat(84)}`;
const field = (name: string) => screen.getByLabelText(name);
const submit = (name: string) => within(screen.getByRole('tabpanel')).getByRole('button', { name });

async function open(tab?: 'register' | 'forgot') {
  render(<AuthDialogHost />);
  act(() => openAuthDialog(tab));
  await screen.findByRole('dialog', undefined, { timeout: 10_000 });
}

async function typeLogIn() {
  await userEvent.type(field('Email'), 'ana@example.com');
  await userEvent.type(field('Password'), 'Peonies-in-June-7');
}

async function fillRegister() {
  for (const [label, value] of [
    ['First name', 'Ana'],
    ['Last name', 'Ruiz'],
    ['Email', 'ana@example.com'],
    ['Password', 'peonies-In-June-7'],
    ['Confirm password', 'peonies-In-June-7'],
  ] as const) {
    await userEvent.click(field(label));
    await userEvent.paste(value);
  }
  await userEvent.click(screen.getByLabelText('I am not a robot'));
  await screen.findByText('✓');
}

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

  it.each([
    ['Email', '', 'Email is required'],
    ['Email', 'ana@', 'Enter a valid email address'],
    ['Password', '', 'Password is required'],
    ['Password', 'short', 'Password should be of minimum 8 characters length'],
    ['Password', 'seven-7', 'Password should be of minimum 8 characters length'],
  ])('login: %s %p says %s, and submit waits', async (label, value, message) => {
    await open();
    if (value) await userEvent.type(field(label), value);
    else await userEvent.click(field(label));
    await userEvent.tab();
    expect(await screen.findByText(message)).toBeVisible();
    expect(submit('Log In')).toBeDisabled();
  });

  it.each([
    [
      'login',
      'Log In',
      'Email',
      longEmail,
      'An email address can have at most 100 characters here',
    ],
    ['login', 'Log In', 'Password', longPassword, 'A password can have at most 100 characters'],
    [
      'register',
      'Create an Account',
      'Email',
      longEmail,
      'An email address can have at most 100 characters here',
    ],
    [
      'register',
      'Create an Account',
      'Password',
      longPassword,
      'A password can have at most 100 characters',
    ],
    [
      'forgot',
      'Send reset link',
      'Email',
      longEmail,
      'An email address can have at most 100 characters here',
    ],
  ] as const)(
    '%s: says at %3$s that it is too long, and submit waits',
    async (tab, button, label, value, message) => {
      await open(tab === 'login' ? undefined : tab);
      await userEvent.click(field(label));
      await userEvent.paste(value);
      await userEvent.tab();
      expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(message));
      expect(submit(button)).toBeDisabled();
    },
  );

  it('login: a password of 8 characters is long enough', async () => {
    await open();
    await userEvent.type(field('Email'), 'ana@example.com');
    await userEvent.type(field('Password'), 'seven-7');
    expect(submit('Log In')).toBeDisabled();
    await userEvent.type(field('Password'), '8');
    await userEvent.tab();
    expect(submit('Log In')).toBeEnabled();
    expect(screen.queryByText('Password should be of minimum 8 characters length')).toBeNull();
  });

  it.each([
    ['login', 'Log In', 'Logging in', typeLogIn],
    [
      'forgot',
      'Send reset link',
      'Sending',
      () => userEvent.type(field('Email'), 'ana@example.com'),
    ],
    ['register', 'Create an Account', 'Creating your account', fillRegister],
  ] as const)(
    '%s: while it is sent the button is busy and sends nothing more',
    async (tab, label, busy, fill) => {
      let release = () => undefined as void;
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      const shop = stubShop({
        'POST /api/session/': async () => {
          await held;
          return refusal(422, 'login-failed', 'Refused');
        },
      });
      await open(tab === 'login' ? undefined : tab);
      await fill();
      await userEvent.click(submit(label));
      await waitFor(() => expect(submit(busy)).toHaveAttribute('aria-disabled', 'true'));
      await userEvent.click(submit(busy));
      await userEvent.type(field('Email'), '{Enter}');
      expect(shop.asked('POST')).toHaveLength(1);
      release();
      expect(await screen.findByRole('alert')).toBeVisible();
      expect(submit(label)).toBeEnabled();
      expect(shop.asked('POST')).toHaveLength(1);
    },
  );

  it('logs in, closes, has the username kept only when ticked', async () => {
    let kept = '';
    const shop = stubShop({
      'POST /api/session/log-in': ({ body }) => {
        const { email, remember } = body as { email: string; remember: boolean };
        kept = remember ? email : '';
        return { body: customer };
      },
      'GET /api/session/remembered': () => ({ body: { username: kept } }),
    });
    await open();
    await typeLogIn();
    await userEvent.click(field('Remember me'));
    await userEvent.click(submit('Log In'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(visitorStore.get()).toEqual(customer);
    expect([kept, document.cookie]).toEqual(['ana@example.com', '']);
    expect(shop.asked('POST')[0]?.body).toEqual({
      email: 'ana@example.com',
      password: 'Peonies-in-June-7',
      remember: true,
    });
    act(() => openAuthDialog());
    expect(await screen.findByLabelText('Email')).toHaveValue('ana@example.com');
    await userEvent.type(field('Password'), 'Peonies-in-June-7');
    await userEvent.click(field('Remember me'));
    await userEvent.click(submit('Log In'));
    await waitFor(() => expect(kept).toBe(''));
    expect(shop.asked('POST')[1]?.body).toMatchObject({ remember: false });
  });

  it('shows the captcha when the shop asks for it, ignores a submit without, sends its token with the next', async () => {
    const shop = stubShop({ 'POST /api/session/log-in': () => loginFailed });
    await open();
    await typeLogIn();
    await userEvent.click(submit('Log In'));
    expect(await screen.findByText('Username not found or password incorrect')).toBeVisible();
    expect(screen.getByLabelText('I am not a robot')).toHaveFocus();
    await userEvent.click(submit('Log In'));
    expect(await screen.findByText('Must enter recatpcha')).toBeVisible();
    expect(shop.asked('POST')).toHaveLength(1);
    await userEvent.click(screen.getByLabelText('I am not a robot'));
    await waitFor(() => expect(screen.queryByLabelText('I am not a robot')).toBeNull());
    expect(submit('Log In')).toHaveFocus();
    expect(screen.getByText('Thank you. You can log in now.')).toBeVisible();
    await userEvent.click(submit('Log In'));
    await waitFor(() => expect(shop.asked('POST')).toHaveLength(2));
    expect(shop.asked('POST')[1]?.body).toMatchObject({ captcha: 'token-1' });
    expect(await screen.findByLabelText('I am not a robot')).toBeVisible();
  });

  it('says so at the captcha, which comes back, when the shop refuses its token', async () => {
    let answer = loginFailed;
    const shop = stubShop({ 'POST /api/session/log-in': () => answer });
    await open();
    await typeLogIn();
    await userEvent.click(submit('Log In'));
    await userEvent.click(await screen.findByLabelText('I am not a robot'));
    await waitFor(() => expect(screen.queryByLabelText('I am not a robot')).toBeNull());
    answer = {
      status: 422,
      body: {
        error: {
          code: 'captcha-required',
          text: 'Must enter recatpcha',
          captcha: true,
          requestId: 'r',
        },
      },
    };
    await userEvent.click(submit('Log In'));
    await waitFor(() => expect(shop.asked('POST')).toHaveLength(2));
    expect(await screen.findByRole('alert')).toHaveTextContent('Must enter recatpcha');
    expect(screen.getByLabelText('I am not a robot')).toHaveAccessibleDescription(
      'Must enter recatpcha',
    );
  });

  it('leads to the forgot tab with its notice when the password does not meet the rule', async () => {
    stubShop({
      'POST /api/session/log-in': () =>
        refusal(422, 'password-insecure', 'Password does not meet security requirements.'),
    });
    await open();
    await typeLogIn();
    await userEvent.click(submit('Log In'));
    expect(
      await screen.findByText(/at least 10 characters with an uppercase letter/),
    ).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Reset Password' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  });

  it('leads nobody to the forgot tab who has closed the dialog meanwhile', async () => {
    let answer = (_: ReturnType<typeof refusal>) => undefined as void;
    stubShop({
      'POST /api/session/log-in': () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    });
    await open();
    await typeLogIn();
    await userEvent.click(submit('Log In'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await act(async () => {
      answer(refusal(422, 'password-insecure', 'Password does not meet security requirements.'));
    });
    expect(authDialogStore.get()).toBeNull();
  });

  it.each([
    [
      'sent',
      () => ({ body: { sent: true } }),
      'A password reset link has been sent to your registered email. It will expire in 2 hours.',
    ],
    [
      'sent before',
      () => ({ body: { sent: true, before: true } }),
      /sent to your registered email within the last hour, and it still works/,
    ],
    [
      'unknown',
      () => refusal(404, 'email-unknown', 'Entered email is not found.'),
      'Entered email is not found.',
    ],
  ])('forgot: %s', async (_, answer, text) => {
    stubShop({ 'POST /api/session/forgot': answer });
    await open('forgot');
    await userEvent.type(field('Email'), 'ana');
    await userEvent.tab();
    expect(await screen.findByText('Email not valid')).toBeVisible();
    await userEvent.type(field('Email'), '@example.com');
    await userEvent.click(submit('Send reset link'));
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('forgot: shows the captcha when the shop asks for it, waits for it, and sends each token once', async () => {
    const captchaRequired = {
      status: 422,
      body: {
        error: {
          code: 'captcha-required',
          text: 'Must enter recatpcha',
          captcha: true,
          requestId: 'r',
        },
      },
    };
    let answer: ReturnType<typeof refusal> | { body: object } = captchaRequired;
    const shop = stubShop({ 'POST /api/session/forgot': () => answer });
    await open('forgot');
    await userEvent.type(field('Email'), 'ana@example.com');
    expect(screen.queryByLabelText('I am not a robot')).toBeNull();
    await userEvent.click(submit('Send reset link'));
    expect(await screen.findByLabelText('I am not a robot')).toHaveFocus();
    expect(screen.getByText('Must enter recatpcha')).toBeVisible();
    await userEvent.click(submit('Send reset link'));
    expect(shop.asked('POST')).toHaveLength(1);
    answer = refusal(404, 'email-unknown', 'Entered email is not found.');
    await userEvent.click(screen.getByLabelText('I am not a robot'));
    expect(await screen.findByText('Thank you. You can ask for the link now.')).toBeVisible();
    await userEvent.click(submit('Send reset link'));
    expect(await screen.findByText('Entered email is not found.')).toBeVisible();
    answer = { body: { sent: true } };
    await userEvent.click(screen.getByLabelText('I am not a robot'));
    await userEvent.click(submit('Send reset link'));
    expect(await screen.findByText(/has been sent to your registered email/)).toBeVisible();
    expect(shop.asked('POST').map(({ body }) => body)).toEqual([
      { email: 'ana@example.com' },
      ...Array.from({ length: 2 }, () => ({ email: 'ana@example.com', captcha: 'token-1' })),
    ]);
  });

  it.each([
    ['', 'Email is required'],
    ['ana', 'Email not valid'],
  ])('forgot: an e-mail %p says %s, and submit waits', async (value, message) => {
    await open('forgot');
    if (value) await userEvent.type(field('Email'), value);
    else await userEvent.click(field('Email'));
    await userEvent.tab();
    expect(await screen.findByText(message)).toBeVisible();
    expect(submit('Send reset link')).toBeDisabled();
  });

  it('registers: the rule as a live checklist, both passwords the same, a known e-mail leads to the login', async () => {
    const shop = stubShop({
      'POST /api/session/register': () =>
        refusal(409, 'email-taken', 'An account already exists with the email entered.'),
    });
    await open('register');
    await userEvent.type(field('First name'), 'Ana');
    await userEvent.type(field('Last name'), 'Ruiz');
    await userEvent.type(field('Email'), 'ana@example.com');
    await userEvent.click(field('Password'));
    await userEvent.paste('peonies');
    const checks = () =>
      screen.getAllByText(/: (done|still missing)$/).map(({ textContent }) => textContent);
    expect(checks()).toEqual([
      ': still missing',
      ': still missing',
      ': done',
      ': still missing',
      ': still missing',
    ]);
    await userEvent.paste('-In-June-7');
    expect(new Set(checks())).toEqual(new Set([': done']));
    expect(screen.queryByText('Password is required')).toBeNull();
    await userEvent.type(field('Confirm password'), 'other');
    await userEvent.tab();
    expect(await screen.findByText('Both passwords must be the same')).toBeVisible();
    await userEvent.clear(field('Confirm password'));
    await userEvent.type(field('Confirm password'), 'peonies-In-June-7');
    await userEvent.click(submit('Create an Account'));
    expect(await screen.findByText('Must enter recatpcha')).toBeVisible();
    await userEvent.click(screen.getByLabelText('I am not a robot'));
    await screen.findByText('✓');
    await userEvent.click(submit('Create an Account'));
    expect(
      await screen.findByText('An account already exists with the email entered.'),
    ).toBeVisible();
    expect(shop.asked('POST')[0]?.body).toEqual({
      firstName: 'Ana',
      lastName: 'Ruiz',
      email: 'ana@example.com',
      password: 'peonies-In-June-7',
      captcha: 'token-1',
    });
    await userEvent.click(
      within(screen.getByRole('alert')).getByRole('button', { name: 'Log In' }),
    );
    expect(screen.getByRole('tab', { name: 'Log In' })).toHaveAttribute('aria-selected', 'true');
  });

  it.each([
    [
      'register-failed',
      'An Error Occurred. Please try again',
      'An Error Occurred. Please try again',
    ],
    [
      'upstream-unavailable',
      'This is not available right now. Please try again in a moment.',
      'An Error Occurred. Please try again',
    ],
    ['captcha-required', 'Must enter recatpcha', 'Must enter recatpcha'],
    [
      'password-insecure',
      'Password does not meet security requirements.',
      'Password does not meet security requirements.',
    ],
    [
      'rate-limited',
      'That was a lot at once. Please wait a moment and try again.',
      'That was a lot at once. Please wait a moment and try again.',
    ],
  ])(
    'register: any other refusal is an error above the form, and a new captcha is asked for: %s',
    async (code, answered, said) => {
      stubShop({ 'POST /api/session/register': () => refusal(422, code, answered) });
      await open('register');
      await fillRegister();
      await userEvent.click(submit('Create an Account'));
      expect(await screen.findByRole('alert')).toHaveTextContent(said);
      expect(within(screen.getByRole('alert')).queryByRole('button')).toBeNull();
      expect(screen.getByLabelText('I am not a robot')).not.toBeChecked();
      expect(field('Email')).toHaveValue('ana@example.com');
    },
  );

  it('register: an e-mail that is taken after a try without an answer may be their own account', async () => {
    const answers = [
      refusal(503, 'upstream-unavailable', 'Not now'),
      refusal(409, 'email-taken', 'An account already exists with the email entered.'),
    ];
    stubShop({ 'POST /api/session/register': () => answers.shift() ?? { body: null } });
    await open('register');
    await fillRegister();
    await userEvent.click(submit('Create an Account'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'An Error Occurred. Please try again',
    );
    await userEvent.click(screen.getByLabelText('I am not a robot'));
    await screen.findByText('✓');
    await userEvent.click(submit('Create an Account'));
    expect(
      await screen.findByText(/^Your account may have been created already: .* Please log in/),
    ).toBeVisible();
    await userEvent.click(
      within(screen.getByRole('alert')).getByRole('button', { name: 'Log In' }),
    );
    expect(field('Email')).toHaveValue('ana@example.com');
  });

  it('register: an account that is created and not entered leads to the login', async () => {
    const text = 'Your account is created, but we could not log you in just now.';
    stubShop({ 'POST /api/session/register': () => refusal(503, 'registered-only', text) });
    await open('register');
    await fillRegister();
    await userEvent.click(submit('Create an Account'));
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    await userEvent.click(
      within(screen.getByRole('alert')).getByRole('button', { name: 'Log In' }),
    );
    expect(screen.getByRole('tab', { name: 'Log In' })).toHaveAttribute('aria-selected', 'true');
  });

  it('forgot: keeps the focus in the dialog when the captcha goes, and when the link was sent', async () => {
    const needed = {
      status: 422,
      body: { error: { code: 'captcha-required', text: 'Captcha', captcha: true } },
    };
    const answers = [needed, { body: { sent: true } }];
    stubShop({ 'POST /api/session/forgot': () => answers.shift() ?? needed });
    await open('forgot');
    await userEvent.type(field('Email'), 'ana@example.com');
    await userEvent.click(submit('Send reset link'));
    await userEvent.click(await screen.findByLabelText('I am not a robot'));
    await screen.findByText('Thank you. You can ask for the link now.');
    expect(submit('Send reset link')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText(/has been sent to your registered email/)).toBeVisible();
    expect(screen.getByRole('status')).toHaveFocus();
  });

  it('takes the kept username along to the other tabs', async () => {
    stubShop({ 'GET /api/session/remembered': () => ({ body: { username: 'ana@example.com' } }) });
    await open();
    await waitFor(() => expect(field('Email')).toHaveValue('ana@example.com'));
    await userEvent.click(screen.getByRole('button', { name: 'Forgot your password?' }));
    expect(field('Email')).toHaveValue('ana@example.com');
    expect(submit('Send reset link')).toBeEnabled();
  });

  it('describes a new password’s field by the list of what it has to meet', async () => {
    await open('register');
    expect(field('Password')).toHaveAccessibleDescription(/A symbol ?: still missing/);
    await userEvent.type(field('Password'), 'peonies');
    await userEvent.tab();
    expect(field('Password')).toHaveAccessibleDescription(
      /^Your password doesn’t meet everything on the list yet.*A symbol ?: still missing/,
    );
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
