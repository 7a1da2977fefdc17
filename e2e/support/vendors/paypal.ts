import type { BrowserContext } from '@playwright/test';
import { platformUrl } from '../../../__tests__/http/support/request';
import { answerHost, askStandIn } from './answer';

const host = 'www.paypal.com';

/**
 * What PayPal's collector of device data does on a page ("Integrate FraudNet"): it reads its block of parameters, opens a frame of its own host and loads
 * the beacon of the block.
 */
const collectorScript = `
const { f, b } = JSON.parse(document.querySelector('script[fncls^="fnparams-"]').text);
const frame = Object.assign(document.createElement('iframe'), { title: 'ppfniframe', src: 'https://c.paypal.com/v1/r/d/i?session=' + f });
frame.style.display = 'none';
document.body.append(frame);
new Image().src = b;
`;

/** The hosts of PayPal's collector; which sessions their frame and their beacon told of is kept in `told`. */
export async function answerCollector(
  context: BrowserContext,
  unknown: string[],
  told: string[],
): Promise<void> {
  await answerHost(
    context,
    'c.paypal.com',
    ({ pathname, searchParams }) => {
      if (pathname === '/da/r/fb.js')
        return { contentType: 'text/javascript', body: collectorScript };
      if (pathname !== '/v1/r/d/i') return null;
      told.push(`frame ${searchParams.get('session')}`);
      return { contentType: 'text/html', body: '<!doctype html><title>PayPal</title>' };
    },
    unknown,
  );
  await answerHost(
    context,
    'b.stats.paypal.com',
    ({ searchParams }) => {
      told.push(`beacon ${searchParams.get('p')}`);
      return { contentType: 'image/gif', body: '' };
    },
    unknown,
  );
}

/** PayPal's script and approval page under PayPal's own host; what the gateway's page script reports there is taken. */
export async function answerPayPal(context: BrowserContext, unknown: string[]): Promise<void> {
  await answerHost(
    context,
    host,
    ({ pathname, search }, route) =>
      pathname.startsWith('/xoplatform/logger/')
        ? { contentType: 'application/json', body: '{}' }
        : askStandIn(
            route,
            `/payments/paypal${pathname}${search}`,
            `https://${host}`,
            new URL('/payments/paypal', platformUrl).href,
          ),
    unknown,
  );
}
