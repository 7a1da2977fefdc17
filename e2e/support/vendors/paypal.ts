import type { BrowserContext } from '@playwright/test';
import { platformUrl } from '../../../__tests__/http/support/request';
import { answerHost, askStandIn } from './answer';

const host = 'www.paypal.com';

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
