import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CaptchaBox } from '@/components/auth/captcha-box';
import { openCaptcha } from '@/components/auth/captcha-dialog';

const mockEarn = jest.fn<Promise<string | null>, []>();
jest.mock('@/components/auth/solve-captcha', () => ({
  offerOfShop: () => Promise.resolve({ kind: 'work' }),
  earnToken: () => mockEarn(),
}));

const box = () => screen.getByRole('checkbox', { name: /I am not a robot/ });

/** Work that ends when the test says so. */
function heldWork() {
  let end = (_: string) => undefined as void;
  mockEarn.mockReset().mockReturnValue(
    new Promise((resolve) => {
      end = resolve;
    }),
  );
  return (token: string) => act(async () => end(token));
}

describe('the box that proves work', () => {
  it('keeps the focus while it works, and works once', async () => {
    const end = heldWork();
    const onToken = jest.fn();
    render(<CaptchaBox onToken={onToken} />);
    await userEvent.click(box());
    expect(screen.getByText('Checking…')).toBeVisible();
    expect(box()).toBeEnabled();
    expect(box()).toHaveFocus();
    await userEvent.click(box());
    await end('token-1');
    expect(box()).toBeChecked();
    expect([mockEarn.mock.calls.length, onToken.mock.calls]).toEqual([1, [['token-1']]]);
  });

  it('in a dialog that was closed meanwhile, takes no focus back', async () => {
    const end = heldWork();
    render(
      <>
        <button type="button">Place order</button>
        <input aria-label="Name on card" />
      </>,
    );
    screen.getByRole('button', { name: 'Place order' }).focus();
    let asked: Promise<string | null> | undefined;
    act(() => {
      asked = openCaptcha();
    });
    await userEvent.click(await screen.findByRole('checkbox', { name: /I am not a robot/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(await asked).toBeNull();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.type(screen.getByLabelText('Name on card'), 'Ana');
    await end('token-1');
    expect(screen.getByLabelText('Name on card')).toHaveFocus();
  });
});
