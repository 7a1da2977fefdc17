'use client';

import { useEffect } from 'react';
import type { PaymentSetup } from '@/lib/checkout/payment/payment';
import { collectDeviceData, deviceDataOf } from './device-data';

/** Collects device data while a payment of a real gateway is prepared; answers how to ask for what came, to be spread beside a nonce. */
export function useDeviceData(
  setup: Pick<PaymentSetup, 'clientToken' | 'braintree'> | null,
): () => { deviceData?: string } {
  const clientToken = setup?.braintree ? setup.clientToken : null;
  useEffect(() => {
    if (clientToken !== null) collectDeviceData(clientToken);
  }, [clientToken]);
  return () => (clientToken === null ? {} : deviceDataOf(clientToken));
}
