import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import MoveDialog from '@/components/cart/shipment/move-dialog';
import { QueryIsland } from '@/components/cart/query-island';
import type { Cart } from '@/lib/cart/cart';
import { shipmentTo } from '../checkout/shipments';
import { cartOf } from '@/__tests__/support/shop-stub';

const one = { ...shipmentTo('Ana').lines[0]!, id: 'line-Ana', quantity: 1 };

function show(quantities: readonly number[], save = jest.fn().mockResolvedValue(null)) {
  const names = ['Ana', 'Walter'];
  const cart: Cart = {
    ...cartOf(),
    state: 'ready',
    shipments: quantities.map((quantity, index) =>
      shipmentTo(names[index] ?? '', {
        lines: [{ ...one, id: `line-${names[index] ?? ''}`, quantity }],
      }),
    ),
  };
  const setQuantity = jest.fn().mockResolvedValue(null);
  const onClose = jest.fn();
  render(
    <QueryIsland>
      <MoveDialog
        cart={cart}
        line={null}
        stores={[]}
        save={save}
        setQuantity={setQuantity}
        onClose={onClose}
      />
    </QueryIsland>,
  );
  const quantitiesSet = () =>
    (setQuantity.mock.calls as [{ id: string }, number][]).map(([{ id }, to]) => [id, to]);
  return { save, onClose, quantitiesSet };
}
const more = () => screen.getByRole('radio', { name: /^One more of it/ });

describe('sending to someone else', () => {
  it('sends one more of what another keeps', async () => {
    const { save, onClose, quantitiesSet } = show([1, 1]);
    await userEvent.click(more());
    await userEvent.click(screen.getByRole('button', { name: 'Send one more' }));
    expect(quantitiesSet()).toEqual([['line-Ana', 2]]);
    expect(save).toHaveBeenCalledWith({
      LineItemIDs: ['line-Ana'],
      Units: 1,
      WithLineItemID: 'line-Walter',
    });
    expect(onClose).toHaveBeenCalled();
  });

  it('takes the one more off again where it cannot be sent, and says why', async () => {
    const { onClose, quantitiesSet } = show([1, 1], jest.fn().mockResolvedValue('Not there.'));
    await userEvent.click(more());
    await userEvent.click(screen.getByRole('button', { name: 'Send one more' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Not there.');
    expect(quantitiesSet()).toEqual([
      ['line-Ana', 2],
      ['line-Ana', 1],
    ]);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('moves what there is, without another', async () => {
    const { save, quantitiesSet } = show([1, 1]);
    expect(screen.getByRole('radio', { name: /^Move it/ })).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Move' }));
    expect(save).toHaveBeenCalledWith({ LineItemIDs: ['line-Ana'], WithLineItemID: 'line-Walter' });
    expect(quantitiesSet()).toEqual([]);
  });

  it('begins with one more where there is only one', () => {
    show([1]);
    expect(more()).toBeChecked();
  });
});
