/** @jest-environment node */
import { bankAddress } from '@/lib/checkout/payment/bank-address';

const bill = { postalCode: '55408', street: '2618 W 44th St' };
const called = (firstName: string, lastName: string) => bankAddress({ firstName, lastName }, null);

describe('what a card’s bank is told of the payer', () => {
  it('is their name, postal code and street', () => {
    expect(bankAddress({ firstName: 'Ada', lastName: 'Loam' }, bill)).toEqual({
      givenName: 'Ada',
      surname: 'Loam',
      postalCode: '55408',
      streetAddress: '2618 W 44th St',
    });
    expect(bankAddress(null, { ...bill, street: '' })).toEqual({ postalCode: '55408' });
    expect(bankAddress(null, null)).toEqual({});
  });

  it('is the name without accents, as banks take printable ASCII alone', () => {
    expect(called('José', 'O’Brien-Müller')).toEqual({
      givenName: 'Jose',
      surname: "O'Brien-Muller",
    });
  });

  it('leaves out a name that cannot be written so, rather than another name', () => {
    expect(called('Jørgen', 'Berg')).toEqual({ surname: 'Berg' });
    expect(called('花', ' ')).toEqual({});
  });

  it('is never longer than 50 letters a field', () => {
    const long = 'x'.repeat(60);
    const told = bankAddress({ firstName: long, lastName: long }, { ...bill, street: long });
    expect([told.givenName, told.surname, told.streetAddress]).toEqual(
      Array.from({ length: 3 }, () => 'x'.repeat(50)),
    );
  });
});
