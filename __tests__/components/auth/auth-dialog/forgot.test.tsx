import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal, stubShop } from '@/__tests__/support/shop-stub';
import { field, open, submit } from './open-dialog';

jest.mock('@/components/auth/solve-captcha', () => ({
  offerOfShop: () => Promise.resolve({ kind: 'work' }),
  earnToken: () => Promise.resolve('token-1'),
}));

describe('the forgotten password of the auth dialog', () => {
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
    [
      'unanswered',
      () => refusal(503, 'upstream-unavailable', 'This is not available right now.'),
      'This is not available right now.',
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
});
