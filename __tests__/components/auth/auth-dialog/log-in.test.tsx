import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { authDialogStore, openAuthDialog } from '@/components/auth/auth-dialog-store';
import { visitorStore } from '@/components/session/visitor-store';
import { refusal, stubShop } from '@/__tests__/support/shop-stub';
import { customer, field, loginFailed, open, submit, typeLogIn } from './open-dialog';

jest.mock('@/components/auth/solve-captcha', () => ({
  offerOfShop: () => Promise.resolve({ kind: 'work' }),
  earnToken: () => Promise.resolve('token-1'),
}));

describe('the log-in of the auth dialog', () => {
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
});
