import type { CalculatorAddress } from '@/lib/orders/calculated-order';
import type { OrderLine } from '@/lib/orders/line/order-line';

/** A recipient for rule tests. */
export function recipient(change: Partial<CalculatorAddress> = {}): CalculatorAddress {
  return {
    ID: null,
    FirstName: 'Ana',
    LastName: 'Ruiz',
    CompanyName: null,
    Street1: '100 Lake St',
    Street2: null,
    City: 'Minneapolis',
    State: 'MN',
    Zip: '55408',
    Country: 'US',
    Phone: '6125550123',
    xp: {},
    ...change,
  };
}

/** An order line for rule tests: one unit of 100310 at $49.99, without a destination. */
export function orderLine(change: Partial<OrderLine> = {}): OrderLine {
  return {
    id: 'line-1',
    productID: '100310',
    productName: 'ROSES',
    quantity: 1,
    unitPrice: 4999,
    total: 4999,
    specs: [],
    address: null,
    dateNeeded: null,
    xp: {},
    productXp: {},
    ...change,
  };
}
