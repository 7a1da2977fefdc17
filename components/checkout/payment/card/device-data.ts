'use client';

import { useEffect } from 'react';
import type { PaymentSetup } from '@/lib/checkout/payment/payment';

/** What a collector has said, by the client token it was opened with; a page has one token at a time. */
let collected: { clientToken: string; data?: string } | null = null;

/**
 * Opens the gateway's collector of device data, once for a client token; its script is loaded here and nowhere else. Nobody waits for it: one that does not
 * come says nothing, and the payment goes without. What could be read as a card number is dropped, as the shop takes none (ruling 18).
 */
function collectDeviceData(clientToken: string): void {
  if (collected?.clientToken === clientToken) return;
  const mine: typeof collected = { clientToken };
  collected = mine;
  const open = async () => {
    const [client, collector, { holdsCardNumber }] = await Promise.all([
      import('braintree-web/client'),
      import('braintree-web/data-collector'),
      import('@/lib/checkout/payment/card-number'),
    ]);
    const { deviceData } = await collector.create({
      client: await client.create({ authorization: clientToken }),
    });
    if (!holdsCardNumber(deviceData)) mine.data = deviceData;
  };
  open().catch(() => {
    if (collected === mine) collected = null;
  });
}

/** What has been collected for a client token until now, to be sent beside a nonce. */
function deviceDataOf(clientToken: string): { deviceData?: string } {
  const data = collected?.clientToken === clientToken ? collected.data : undefined;
  return data === undefined ? {} : { deviceData: data };
}

/** Collects device data while a payment of a real gateway is prepared; returns a function that asks for what came, to be spread beside a nonce. */
export function useDeviceData(
  setup: Pick<PaymentSetup, 'clientToken' | 'braintree'> | null,
): () => { deviceData?: string } {
  const clientToken = setup?.braintree ? setup.clientToken : null;
  useEffect(() => {
    if (clientToken !== null) collectDeviceData(clientToken);
  }, [clientToken]);
  return () => (clientToken === null ? {} : deviceDataOf(clientToken));
}
