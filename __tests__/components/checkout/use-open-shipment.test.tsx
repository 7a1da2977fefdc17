import { act, renderHook } from '@testing-library/react';
import { useOpenShipment } from '@/components/checkout/recipients/use-open-shipment';
import { shipmentTo } from './shipments';

const shipments = [shipmentTo('Ana'), shipmentTo('Walter')];
const open = (saving: boolean) => {
  const save = jest.fn().mockResolvedValue(null);
  const { result } = renderHook(() =>
    useOpenShipment(shipments, { first: 'line-Ana', saving, save }),
  );
  return { result, save };
};

it('a shipment is not left while something of it is being written', async () => {
  const { result } = open(true);
  await act(() => result.current.choose(1));
  expect(result.current.lineID).toBe('line-Ana');
});

it('what was said of a shipment is written once, before another one is open', async () => {
  const { result, save } = open(false);
  const { form, write } = result.current;
  form.current = {
    leave: async () => (await write({ RequestedDeliveryDate: '2026-05-09' })) === null,
  };
  await act(() => result.current.choose(0));
  expect(save).not.toHaveBeenCalled();
  await act(() => result.current.choose(1));
  expect(save.mock.calls).toEqual([
    [{ LineItemIDs: ['line-Ana'], RequestedDeliveryDate: '2026-05-09' }],
  ]);
  expect(result.current.lineID).toBe('line-Walter');
});
