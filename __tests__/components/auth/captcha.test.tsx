import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { askCaptcha } from '@/components/auth/ask-captcha';
import { Button } from '@/components/ui/button';
import type { Submit } from '@/lib/checkout/schema';
import { useSubmit } from '@/components/checkout/use-submit';
import { refusal, stubShop } from '@/__tests__/support/shop-stub';

jest.mock('@/components/auth/solve-captcha', () => ({
  offerOfShop: () => Promise.resolve({ kind: 'work' }),
  earnToken: () => Promise.resolve('token-1'),
}));

const body: Submit = {
  approvedTotal: 7084,
  tenders: [{ kind: 'card', amount: 7084, nonce: 'nonce' }],
};

describe('a captcha at checkout', () => {
  const [leave, onRefused] = [jest.fn(), jest.fn()];
  function Review() {
    const { state, place } = useSubmit({ orderID: 'order-1', leave, askCaptcha, onRefused });
    return (
      <Button busy={state.kind === 'placing' ? 'Placing' : undefined} onClick={() => place(body)}>
        Place order
      </Button>
    );
  }
  const placing = async () => {
    const shop = stubShop({
      'POST /api/checkout/submit': ({ body: sent }) =>
        (sent as Submit).captcha === 'token-1'
          ? { body: { state: 'placed', userID: '299999', orderID: 'order-1' } }
          : refusal(422, 'captcha-required', 'Captcha'),
    });
    render(<Review />);
    await userEvent.click(screen.getByRole('button', { name: 'Place order' }));
    return { shop, dialog: await screen.findByRole('dialog', { name: 'One more step' }) };
  };
  beforeEach(() => jest.clearAllMocks());

  it('is shown over the step, and passing it places the same order', async () => {
    const { shop } = await placing();
    expect(leave).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('checkbox', { name: /I am not a robot/ }));
    await waitFor(() => expect(leave).toHaveBeenCalledWith('/orderConfirmation/299999/order-1'));
    const attempt = expect.any(String) as string;
    expect(shop.asked('POST').map(({ body: sent }) => sent)).toEqual([
      { ...body, attempt },
      { ...body, attempt, captcha: 'token-1' },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('goes with a step back: the order is not placed over another step', async () => {
    const { shop } = await placing();
    act(() => {
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    await waitFor(() =>
      expect(onRefused).toHaveBeenCalledWith(expect.objectContaining({ code: 'captcha-required' })),
    );
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(shop.asked('POST')).toHaveLength(1);
  });

  it('can be closed: nothing more is sent, and the button is there again', async () => {
    const { shop } = await placing();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() =>
      expect(onRefused).toHaveBeenCalledWith(expect.objectContaining({ code: 'captcha-required' })),
    );
    expect([shop.asked('POST').length, screen.queryByRole('dialog')]).toEqual([1, null]);
    await act(() => Promise.resolve());
    expect(screen.getByRole('button', { name: 'Place order' })).toBeEnabled();
  });
});
