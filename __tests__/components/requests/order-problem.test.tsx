import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OrderProblem } from '@/components/requests/order-problem';
import { orderProblemForm } from '@/lib/requests/order-problem';
import { refusal, stubShop } from '@/__tests__/support/shop-stub';

const path = 'POST /api/requests';
const taken = () => ({ status: 201, body: { taken: true } });

/** Opens the form of an order's page. */
async function open(userID = 'ingrid') {
  const user = userEvent.setup();
  render(<OrderProblem userID={userID} orderID="LL-1" />);
  const button = screen.getByRole('button', { name: 'Report a problem' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('form')).toBeNull();
  await user.click(button);
  await screen.findByRole('form', { name: 'Report a problem with this order' });
  expect(button).toHaveAttribute('aria-expanded', 'true');
  return { user, button };
}
const trouble = () => screen.getByRole('combobox', { name: 'What is wrong?' });
const words = () => screen.getByRole('textbox', { name: 'What happened?' });
const send = () => screen.getByRole('button', { name: orderProblemForm.button });

beforeEach(() => sessionStorage.clear());

describe('a problem with an order', () => {
  it('opens with the focus in its first field, and sends what is wrong for this order', async () => {
    const shop = stubShop({ [path]: taken });
    const { user } = await open();
    expect(trouble()).toHaveFocus();
    await user.selectOptions(trouble(), 'It arrived damaged');
    await user.type(words(), 'Two stems were bent.');
    await user.click(send());
    expect(await screen.findByText('Thank you. It is with us.')).toBeVisible();
    expect(screen.getByText(orderProblemForm.next)).toBeVisible();
    expect(shop.calls.map(({ body }) => body)).toEqual([
      {
        kind: 'order-problem',
        userID: 'ingrid',
        orderID: 'LL-1',
        trouble: 'damaged',
        message: 'Two stems were bent.',
        website: '',
        id: expect.any(String),
      },
    ]);
  });

  it('asks for both, and sends nothing without', async () => {
    const shop = stubShop({});
    const { user } = await open();
    await user.click(send());
    expect(await screen.findByText('Please choose what is wrong')).toBeVisible();
    expect(screen.getByText('Please write a few words')).toBeVisible();
    expect(trouble()).toHaveFocus();
    expect(shop.calls).toEqual([]);
  });

  it('keeps what was typed when it is closed, refused, or loaded anew', async () => {
    stubShop({ [path]: () => refusal(404, 'not-found', 'We could not find this.') });
    const { user, button } = await open();
    await user.selectOptions(trouble(), 'late');
    await user.type(words(), 'Nothing came.');
    await user.click(send());
    expect(await screen.findByText(/We could not find this/)).toBeVisible();
    await user.click(button);
    expect(screen.getByLabelText('What happened?')).not.toBeVisible();
    await user.click(button);
    expect(words()).toHaveValue('Nothing came.');
  });

  it.each([
    ['a customer', 'ingrid', 'Please log in first.'],
    [
      'a guest, whom no log-in would help,',
      '299999',
      /this browser has lost its receipt\. Nothing/,
    ],
  ])('tells %s why it was not taken', async (_name, userID, words) => {
    const refused = () => refusal(401, 'login-required', 'Please log in first.');
    stubShop({ [path]: refused });
    const { user } = await open(userID);
    await user.selectOptions(trouble(), 'late');
    await user.type(screen.getByRole('textbox', { name: 'What happened?' }), 'Nothing came.');
    await user.click(send());
    expect(await screen.findByText(words, { exact: false })).toBeVisible();
  });

  it('is open again after a reload with what was typed, and leaves the focus alone', async () => {
    const { user } = await open();
    await user.type(words(), 'Nothing came.');
    cleanup();
    render(<OrderProblem userID="ingrid" orderID="LL-1" />);
    expect(await screen.findByRole('form')).toBeVisible();
    expect(words()).toHaveValue('Nothing came.');
    expect(document.body).toHaveFocus();
  });

  it.each([
    ['of another order', 'order-LL-2', '{"message":"Nothing came."}'],
    ['with nothing in it', 'order-LL-1', '{"message":" ","trouble":""}'],
    ['that cannot be read', 'order-LL-1', '{"message":'],
  ])('stays closed where there is a draft %s', async (_name, name, draft) => {
    sessionStorage.setItem(`lilac-request-${name}`, draft);
    render(<OrderProblem userID="ingrid" orderID="LL-1" />);
    await new Promise(requestAnimationFrame);
    expect(screen.getByRole('button')).toHaveAttribute('aria-expanded', 'false');
  });
});
