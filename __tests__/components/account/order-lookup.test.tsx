import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CodeForm, NumberForm } from '@/components/account/order-page/lookup-forms';
import { refusal, stubShop } from '@/__tests__/support/shop-stub';

it('says at the field what is wrong with a number, puts the cursor there and keeps what was typed', async () => {
  const text = 'That is not one of our order numbers.';
  const shop = stubShop({
    'POST /api/order-lookup': () => refusal(422, 'order-number-invalid', text, { field: 'number' }),
  });
  render(<NumberForm refusal={null} />);
  await userEvent.type(screen.getByLabelText('Order number'), 'LL-482222-5');
  await userEvent.type(screen.getByLabelText('Email you ordered with'), 'ana@example.com{Enter}');
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByLabelText('Order number')).toHaveFocus();
  expect(screen.getByLabelText('Order number')).toHaveValue('LL-482222-5');
  expect(screen.getByLabelText('Email you ordered with')).toHaveValue('ana@example.com');
  expect(shop.calls.map(({ body }) => body)).toEqual([
    { number: 'LL-482222-5', email: 'ana@example.com' },
  ]);
});

it('has what was typed before where a page without script was led back', () => {
  const typed = { number: 'LL-482222-5', email: 'ana@example.com' };
  render(<NumberForm refusal="That is not one of our order numbers." typed={typed} />);
  expect(screen.getByLabelText('Order number')).toHaveValue(typed.number);
  expect(screen.getByLabelText('Email you ordered with')).toHaveValue(typed.email);
});

it('sends a code once however often it is sent, and says above the form what no field is to blame for', async () => {
  const text = 'Too many tries. Please wait a little.';
  let answerNow = () => undefined as void;
  const pressedTwice = new Promise<void>((resolve) => {
    answerNow = resolve;
  });
  const shop = stubShop({
    'POST /api/order-lookup/code': async () => {
      await pressedTwice;
      return refusal(429, 'rate-limited', text);
    },
  });
  render(<CodeForm lookup="abc" refusal="That code is wrong or has expired." />);
  expect(screen.getByRole('alert')).toHaveTextContent('That code is wrong or has expired.');
  const button = screen.getByRole('button', { name: 'See my order' });
  await userEvent.type(screen.getByLabelText('Six-digit code'), '123 456');
  await userEvent.dblClick(button);
  expect(shop.calls).toHaveLength(1);
  answerNow();
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByText('That code is wrong or has expired.')).toBeNull();
  expect(shop.calls[0]).toMatchObject({ body: { lookup: 'abc', code: '123 456' } });
});

it('can be sent again when Back brings the page as it was left', async () => {
  // What jsdom says instead of leaving the page.
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const shop = stubShop({ 'POST /api/order-lookup/code': () => ({ body: { token: 't' } }) });
  render(<CodeForm lookup="abc" refusal={null} />);
  await userEvent.type(screen.getByLabelText('Six-digit code'), '123456{Enter}');
  expect(shop.calls).toHaveLength(1);
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await userEvent.click(screen.getByRole('button', { name: 'See my order' }));
  expect(shop.calls).toHaveLength(2);
  said.mockRestore();
});

it.each([
  ['number and e-mail', <NumberForm key="1" refusal={null} />, '/api/order-lookup'],
  ['the code', <CodeForm key="2" lookup="abc" refusal={null} />, '/api/order-lookup/code'],
])('is a form that sends %s by itself where no script runs', (_, form, action) => {
  const { container } = render(form);
  const element = container.querySelector('form');
  expect([element?.getAttribute('action'), element?.method]).toEqual([action, 'post']);
});
