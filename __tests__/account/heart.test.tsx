import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { authDialogStore } from '@/components/auth/auth-dialog-store';
import { Heart } from '@/components/catalogue/heart';
import { visitorStore } from '@/lib/cart/visitor-store.client';
import { refusal, stubShop } from '../cart/shop-stub';

const visitor = (kind: 'none' | 'customer') => ({ kind, firstName: null, lastName: null, cartCount: 0 });
const heart = (title = 'Sunday Best') => screen.getByRole('button', { name: `Wish list: ${title}` });

describe('the heart', () => {
  it('asks for a log-in, and finishes the addition afterwards', async () => {
    let signedIn = false;
    const shop = stubShop({
      'POST /api/account/wish-list': () => (signedIn ? { body: { productCodes: ['100310'] } } : refusal(401, 'login-required', 'Please log in first.')),
    });
    render(<><Heart productCode="100310" title="Sunday Best" /><Heart productCode="2" title="Other" /></>);
    await userEvent.click(heart());
    await waitFor(() => expect(authDialogStore.get()).toBe('login'));
    expect(heart()).toHaveAttribute('aria-pressed', 'false');
    signedIn = true;
    act(() => visitorStore.accept(visitor('customer')));
    await waitFor(() => expect(heart()).toHaveAttribute('aria-pressed', 'true'));
    expect(heart('Other')).toHaveAttribute('aria-pressed', 'false');
    expect(shop.asked('POST').map(({ path }) => path)).toEqual(['/api/account/wish-list', '/api/account/wish-list']);
  });

  it('takes a product off again, and turns back when the shop refuses', async () => {
    stubShop({ 'DELETE /api/account/wish-list/100310': () => refusal(503, 'upstream-unavailable', 'Not just now.') });
    render(<Heart productCode="100310" title="Sunday Best" />);
    expect(heart()).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(heart());
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(heart()).toHaveAttribute('aria-pressed', 'true');
  });
});
