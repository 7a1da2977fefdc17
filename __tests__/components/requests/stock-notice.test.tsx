import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StockNotice } from '@/components/requests/stock-notice';
import { refusal, stubShop } from '@/__tests__/support/shop-stub';

const path = 'POST /api/stock-notices';
const end = 'DELETE /api/stock-notices/n-1';
const taken = () => ({ status: 201, body: { noticeID: 'n-1' } });

async function open() {
  const user = userEvent.setup();
  render(<StockNotice productID="101507" title="Sandbar" coming={false} />);
  await user.click(screen.getByRole('button', { name: 'Tell me when it is back' }));
  await screen.findByRole('form', { name: 'Tell me when it is back: Sandbar' });
  return user;
}
const email = () => screen.getByRole('textbox', { name: 'Email' });
const send = () => screen.getByRole('button', { name: 'Email me once' });

beforeEach(() => sessionStorage.clear());

describe('a mailbox that wants to hear when a product is back', () => {
  it('is not said to be back where it was never sold', async () => {
    const user = userEvent.setup();
    render(<StockNotice productID="101507" title="Sandbar" coming />);
    await user.click(screen.getByRole('button', { name: 'Tell me when it is here' }));
    await screen.findByRole('form', { name: 'Tell me when it is here: Sandbar' });
    expect(email()).toHaveAccessibleDescription(/^One email on the day it is here\./);
  });

  it('is sent with the product, and can be taken off the list again', async () => {
    const shop = stubShop({ [path]: taken, [end]: () => ({ status: 200, body: { ended: true } }) });
    const user = await open();
    expect(email()).toHaveFocus();
    await user.type(email(), ' ana@example.com ');
    await user.click(send());
    await user.click(await screen.findByRole('button', { name: 'Never mind' }));
    expect(await screen.findByText('You are off the list. No email will come.')).toHaveFocus();
    expect(shop.calls.map(({ body }) => body)).toEqual([
      { productID: '101507', email: 'ana@example.com', website: '', id: expect.any(String) },
      undefined,
    ]);
  });

  it('says that it had ended where another window asked since', async () => {
    stubShop({ [path]: taken, [end]: () => ({ status: 200, body: { ended: false } }) });
    const user = await open();
    await user.type(email(), 'ana@example.com');
    await user.click(send());
    await user.click(await screen.findByRole('button', { name: 'Never mind' }));
    expect(await screen.findByText(/in another window, that one still stands/)).toHaveFocus();
    expect(screen.queryByText(/No email will come/)).toBeNull();
  });

  it('is asked for, and kept while it could not be sent', async () => {
    const shop = stubShop({ [path]: () => refusal(429, 'rate-limited', 'Please wait a moment') });
    const user = await open();
    await user.click(send());
    expect(await screen.findByText('Please enter your email')).toBeVisible();
    expect(shop.calls).toEqual([]);
    await user.type(email(), 'ana@example.com');
    await user.click(send());
    expect(await screen.findByText(/Nothing you typed is lost/)).toBeVisible();
    expect(email()).toHaveValue('ana@example.com');
  });

  it('says so when it could not be taken off the list', async () => {
    stubShop({ [path]: taken, [end]: () => refusal(503, 'unavailable', 'Please try again later') });
    const user = await open();
    await user.type(email(), 'ana@example.com');
    await user.click(send());
    await user.click(await screen.findByRole('button', { name: 'Never mind' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Never mind' })).toBeEnabled();
  });
});
