import { browser, toBea } from './browser';

/** Somebody at home, in words that nothing else of the shop says: where one of them is found, they are kept. */
export const home = {
  FirstName: 'Zerlina',
  LastName: 'Quackenbush',
  Street1: '4711 Rumpelstrasse',
  City: 'Minneapolis',
  State: 'MN',
  Zip: '55408',
  Country: 'US',
  Phone: '6125559876',
};
/** Those words, and that of the card which goes with the flowers. */
export const homeWords = ['zerlina', 'quackenbush', 'rumpelstrasse', 'unforgettable', '6125559876'];

/** Orders one product to that home, with a card, and pays with a nonce. */
export function namedOrder(product: () => Promise<string>) {
  return async (
    visitor: ReturnType<typeof browser>,
    change: object = {},
    nonce = 'fake-valid-nonce',
  ) => {
    await visitor.add(await product());
    const { body } = await visitor.deliver({
      ...toBea(),
      ShippingAddress: home,
      CardMessage: { line1: 'unforgettable' },
    });
    return visitor.submit(body.totals.total, {
      tenders: [{ kind: 'card', amount: body.totals.total, nonce }],
      ...change,
    });
  };
}
