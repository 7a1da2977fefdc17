/** @jest-environment node */
import { parseEnv } from '@/lib/config/env';
import { ordersVariables, runOrders } from '@/scripts/orders/run';
import { privacyVariables, runPrivacy } from '@/scripts/privacy/run';
import { productionVariables } from '../support/production-variables';

/** A port on which nobody listens. */
const nobody = 'http://127.0.0.1:1';
const silent = { say: () => undefined, complain: () => undefined };

const commands = {
  orders: { variables: ordersVariables, run: runOrders, args: ['work'] },
  privacy: {
    variables: privacyVariables,
    run: runPrivacy,
    args: ['export', '--email', 'ana@example.com'],
  },
};

describe.each(Object.entries(commands))('npm run %s', (_, { variables, run, args }) => {
  it('is asked in production for what it uses, and for nothing of the processes', () => {
    const used = Object.fromEntries(
      variables.flatMap((name) =>
        productionVariables[name] ? [[name, productionVariables[name]]] : [],
      ),
    );
    expect(() => parseEnv({ ...used, SHOP_ENV: 'production' }, variables)).not.toThrow();
    for (const name of ['COMMERCE_URL', 'APP_API_URL', 'MARKETING_CLIENT_ID'])
      expect(() => parseEnv({ ...used, [name]: '', SHOP_ENV: 'production' }, variables)).toThrow(
        name,
      );
  });

  it('says of a platform that does not answer no more than that', async () => {
    const env = parseEnv({ COMMERCE_URL: nobody, APP_API_URL: nobody });
    await expect(run(args, env, silent)).rejects.toThrow(
      `The commerce platform at ${nobody} does not answer.`,
    );
  });
});
