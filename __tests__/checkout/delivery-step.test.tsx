import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryIsland } from '@/components/cart/query-island';
import { DeliveryStep } from '@/components/checkout/delivery-step';
import { blankRecipient } from '@/lib/checkout/draft';
import { stubShop } from '../cart/shop-stub';
import { offerFor } from './offers';

const ana = { ...blankRecipient, FirstName: 'Ana', LastName: 'Ruiz', Zip: '55408' };

async function show() {
  stubShop({ 'GET /api/checkout/options': ({ path }) => ({ body: offerFor(path) }) });
  const onDone = jest.fn();
  render(<QueryIsland><DeliveryStep recipient={ana} initial={null} problem={null} saving={false} onDone={onDone} /></QueryIsland>);
  await screen.findByRole('heading', { name: 'May 2026' });
  return onDone;
}
const day = (name: RegExp) => screen.getByRole('radio', { name });
const goOn = () => userEvent.click(screen.getByRole('button', { name: 'Continue to the card' }));

describe('the day of delivery', () => {
  it.each([
    [/^Tuesday, May 5, PM only/, true],
    [/^Friday, May 8\. All delivery times of this day are taken\./, false],
    [/^Wednesday, May 6, \$14\.99/, true],
    [/^Saturday, May 9, AM only/, true],
    [/^Sunday, May 10\. We do not deliver on Sundays\./, false],
  ])('%s', async (name, open) => {
    await show();
    expect(day(name).hasAttribute('disabled')).toBe(!open);
  });

  it('says beside the calendar why days are closed', async () => {
    await show();
    expect(screen.getByText('Sundays')).toBeInTheDocument();
    expect(screen.getByText('Friday, May 8')).toBeInTheDocument();
  });

  it('keeps a full run in view but not for choosing, and forgets a run the new day lacks', async () => {
    const onDone = await show();
    await userEvent.click(day(/^Monday, May 11/));
    await userEvent.click(screen.getByRole('radio', { name: /Afternoon/ }));
    await userEvent.click(day(/^Saturday, May 9/));
    expect(screen.getByRole('radio', { name: /Afternoon.*Every van is full/ })).toBeDisabled();
    await goOn();
    expect(onDone).toHaveBeenCalledWith({ method: 'LocalDelivery', date: '2026-05-09', timePreference: 'NO PREF' });
  });

  it('asks for a day', async () => {
    const onDone = await show();
    await goOn();
    expect(screen.getByRole('alert')).toHaveTextContent('Please choose a day.');
    expect(onDone).not.toHaveBeenCalled();
  });

  it('pages to later months', async () => {
    await show();
    await userEvent.click(screen.getByRole('button', { name: 'Later month' }));
    expect(screen.getByRole('heading', { name: 'June 2026' })).toBeInTheDocument();
    expect(day(/^Monday, June 1,/)).toBeEnabled();
  });
});
