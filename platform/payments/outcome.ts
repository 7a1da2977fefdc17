import type { Cents } from '@/lib/core/money';

/** How a nonce's payment method behaves, whatever the amount. */
export type NonceBehaviour = 'ok' | 'declined' | 'failed' | 'fraud';

/** Why the gateway itself refuses a sale. */
export type Rejection = 'application_incomplete' | 'fraud' | 'duplicate' | 'three_d_secure';

/** The processor's answer to a sale. */
export interface Outcome {
  status: 'authorized' | 'processor_declined' | 'failed' | 'gateway_rejected';
  /** Empty when the processor was never asked. */
  code: string;
  text: string;
  type: 'approved' | 'soft_declined' | 'hard_declined' | '';
  rejection?: Rejection;
}

const declines: Record<string, string> = {
  2000: 'Do Not Honor',
  2001: 'Insufficient Funds',
  2002: 'Limit Exceeded',
  2003: "Cardholder's Activity Limit Exceeded",
  2004: 'Expired Card',
  2005: 'Invalid Credit Card Number',
  2006: 'Invalid Expiration Date',
  2007: 'No Account',
  2008: 'Card Account Length Error',
  2009: 'No Such Issuer',
  2010: 'Card Issuer Declined CVV',
  2011: 'Voice Authorization Required',
  2012: 'Processor Declined - Possible Lost Card',
  2013: 'Processor Declined - Possible Stolen Card',
  2014: 'Processor Declined - Fraud Suspected',
  2015: 'Transaction Not Allowed',
};

const hard = new Set([
  '2004',
  '2005',
  '2006',
  '2007',
  '2008',
  '2009',
  '2012',
  '2013',
  '2014',
  '2015',
]);

/**
 * What happens to a sale, by the sandbox's documented amounts: 2000.00 to 2999.99 are declined with a code of the whole dollars,
 * 3000.00 to 3000.99 fail with 3000, 5001.00 is rejected by the gateway, everything else is authorised.
 */
export function outcomeOf(cents: Cents, behaviour: NonceBehaviour): Outcome {
  if (behaviour === 'fraud') return rejected('fraud');
  if (cents === 500_100) return rejected('application_incomplete');
  if (behaviour === 'failed' || (cents >= 300_000 && cents <= 300_099)) {
    return {
      status: 'failed',
      code: '3000',
      text: 'Processor Network Unavailable - Try Again',
      type: 'soft_declined',
    };
  }
  if (behaviour === 'declined' || (cents >= 200_000 && cents <= 299_999)) {
    const code = behaviour === 'declined' ? '2000' : String(Math.floor(cents / 100));
    return {
      status: 'processor_declined',
      code,
      text: declines[code] ?? 'Processor Declined',
      type: hard.has(code) ? 'hard_declined' : 'soft_declined',
    };
  }
  return { status: 'authorized', code: '1000', text: 'Approved', type: 'approved' };
}

/** A sale that never reached the processor. */
export function rejected(rejection: Rejection): Outcome {
  return { status: 'gateway_rejected', code: '', text: '', type: '', rejection };
}
