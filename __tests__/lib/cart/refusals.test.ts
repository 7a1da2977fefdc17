/** @jest-environment node */
import { refusals, commerceProblem, isMissing } from '@/lib/cart/change/refusals';
import { SessionExpired } from '@/lib/session/shopper';
import { UpstreamError } from '@/lib/upstream/upstream-error';

const refused = (status: number, code?: string, data?: unknown, ids?: string[]) =>
  new UpstreamError('orders', 'refused', { status, code, data, ids });

describe('a refusal of another system', () => {
  it.each([
    [
      'Inventory.Insufficient',
      400,
      { QuantityAvailable: 3 },
      { code: 'quantity-too-high', limit: 3 },
    ],
    [
      'PriceSchedule.CannotExceedMax',
      400,
      { MaxQuantity: 10 },
      { code: 'quantity-over-limit', limit: 10 },
    ],
    [
      'PriceSchedule.CannotBeLessThanMin',
      400,
      { MinQuantity: 2 },
      { code: 'quantity-too-low', limit: 2 },
    ],
    ['PriceSchedule.QuantityNotAllowed', 400, null, { code: 'quantity-not-allowed' }],
    ['PriceSchedule.MissingOrConflicting', 400, null, { code: 'product-unavailable' }],
    ['LineItem.QuantityMustBePositive', 400, null, { code: 'quantity-too-low' }],
    ['Spec.OptionNotFound', 400, null, { code: 'selections-invalid' }],
    ['NotFound', 404, { ObjectType: 'Product', ObjectID: 'x' }, { code: 'product-unavailable' }],
    ['NotFound', 404, { ObjectType: 'LineItem', ObjectID: 'x' }, { code: 'not-found' }],
    ['InvalidToken', 401, null, { code: 'session-expired' }],
    ['Auth.InsufficientRoles', 403, null, { code: 'not-found' }],
    ['order-being-placed', 409, null, { code: 'order-being-placed' }],
    [
      'card-message-invalid',
      422,
      { field: 'CardMessage.line2' },
      { code: 'card-message-invalid', field: 'CardMessage.line2' },
    ],
    ['Something.New', 400, null, { code: 'selections-invalid' }],
  ])('%s (%i) becomes the shop’s own', (code, status, data, problem) => {
    expect(commerceProblem(refused(status, code, data))).toEqual(problem);
  });

  it('carries the IDs concerned', () => {
    expect(commerceProblem(refused(422, 'out-of-stock', { ids: ['a', 'b'] }))).toEqual({
      code: 'out-of-stock',
      ids: ['a', 'b'],
    });
  });

  it('is told from a system that could not answer', () => {
    expect(commerceProblem(new UpstreamError('orders', 'timeout'))).toEqual({
      code: 'upstream-unavailable',
    });
    expect(isMissing(refused(404, 'NotFound', { ObjectType: 'Order' }), 'Order')).toBe(true);
    expect(isMissing(refused(404, 'NotFound', { ObjectType: 'Product' }), 'Order')).toBe(false);
  });

  it('becomes a value, and a programming fault does not', async () => {
    expect(await refusals(() => Promise.reject(refused(404, 'NotFound')))).toEqual({
      ok: false,
      error: { code: 'not-found' },
    });
    expect(await refusals(() => Promise.reject(new SessionExpired()))).toEqual({
      ok: false,
      error: { code: 'session-expired' },
    });
    expect(await refusals(() => Promise.resolve(5))).toEqual({ ok: true, value: 5 });
    await expect(refusals(() => Promise.reject(new TypeError('fault')))).rejects.toThrow('fault');
  });
});
