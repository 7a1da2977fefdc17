import type { HostedFieldsEventTypeMap } from 'braintree-web/hosted-fields';

const names = ['number', 'expirationDate', 'cvv'] as const;
type Name = (typeof names)[number];
type Field = { container: HTMLElement; internalLabel: string };
type Emit = <T extends keyof HostedFieldsEventTypeMap>(event: T, payload: object) => void;

/** What `verifyCard` is called with, as far as it is looked at. */
interface Question {
  nonce: string;
  onLookupComplete: (data: object, next: () => void) => void;
}

interface Options {
  client: object;
  fields: Record<Name, Field>;
  styles: object;
}

/** Braintree's page script by its documented API, as far as the shop uses it: what it was asked, and a hand on its events and answers. */
export const gateway = {
  authorizations: [] as string[],
  options: null as Options | null,
  told: [] as [name: string, ...args: unknown[]][],
  states: {} as Record<string, { isEmpty: boolean; isValid: boolean; isPotentiallyValid: boolean }>,
  handlers: new Map<string, (event: object) => void>(),
  tokenize: jest.fn<Promise<unknown>, []>(),
  refuse: null as object | null,
  deviceData: jest.fn<Promise<{ deviceData: string }>, [object]>(),
  bank: {
    create: jest.fn<Promise<void>, [object]>(),
    verifyCard: jest.fn<Promise<unknown>, [Question]>(),
    handlers: new Map<string, (data: object, next: () => void) => void>(),
  },
  venmo: { supported: true, returned: false, tokenize: jest.fn<Promise<unknown>, []>() },
  payPal: {
    createPayment: jest.fn<Promise<string>, [object]>(),
    tokenizePayment: jest.fn<Promise<unknown>, [object]>(),
  },
};

export function resetGateway(): void {
  Object.assign(gateway, {
    authorizations: [],
    options: null,
    told: [],
    refuse: null,
    states: Object.fromEntries(
      names.map((name) => [name, { isEmpty: true, isValid: false, isPotentiallyValid: true }]),
    ),
  });
  gateway.handlers.clear();
  Object.assign(gateway.venmo, { supported: true, returned: false });
  for (const fake of [
    gateway.deviceData,
    gateway.bank.create,
    gateway.bank.verifyCard,
    gateway.tokenize,
    gateway.venmo.tokenize,
    gateway.payPal.createPayment,
    gateway.payPal.tokenizePayment,
  ])
    fake.mockReset();
}

export const emit: Emit = (event, payload) =>
  gateway.handlers.get(event)?.({ cards: [], fields: gateway.states, ...payload });

const told =
  (name: string) =>
  (...args: unknown[]) => {
    gateway.told.push([name, ...args]);
    return Promise.resolve();
  };

export const client = {
  create: ({ authorization }: { authorization: string }) => {
    gateway.authorizations.push(authorization);
    return gateway.refuse
      ? Promise.reject(Object.assign(new Error(), gateway.refuse))
      : Promise.resolve({ authorization });
  },
};

export const hostedFields = {
  create: (options: Options) => {
    gateway.options = options;
    for (const name of names)
      options.fields[name].container.append(document.createElement('iframe'));
    return Promise.resolve({
      on: (event: string, handler: (event: object) => void) => gateway.handlers.set(event, handler),
      getState: () => ({ cards: [], fields: gateway.states }),
      tokenize: gateway.tokenize,
      clear: told('clear'),
      focus: told('focus'),
      setAttribute: told('setAttribute'),
      setMessage: told('setMessage'),
      teardown: told('teardown'),
    });
  },
};

export const dataCollector = { create: gateway.deviceData };

export const threeDSecure = {
  create: async (options: object) => {
    await gateway.bank.create(options);
    return {
      on: (event: string, handler: (data: object, next: () => void) => void) =>
        gateway.bank.handlers.set(event, handler),
      verifyCard: gateway.bank.verifyCard,
      cancelVerifyCard: told('cancelVerifyCard'),
      teardown: told('teardown'),
    };
  },
};

export const payPalCheckout = {
  create: () =>
    Promise.resolve({
      getClientId: () => Promise.resolve('client-of-the-gateway'),
      ...gateway.payPal,
    }),
};

export const venmo = {
  create: (options: object) => {
    gateway.told.push(['venmo', options]);
    return Promise.resolve({
      isBrowserSupported: () => gateway.venmo.supported,
      hasTokenizationResult: () => gateway.venmo.returned,
      tokenize: gateway.venmo.tokenize,
      teardown: told('teardown'),
    });
  },
};
