import type { z } from 'zod';
import type { Env } from '@/lib/config/env';
import { log } from '@/lib/core/log';
import type { LocalCity } from '@/lib/delivery/delivery-facts';
import { take } from '@/lib/limits/attempts';
import { isUpstreamError } from '@/lib/upstream/upstream-error';
import { askAvalara, askGoogle, type WrittenAddress } from '../../upstream/address-validation';
import { fromAvalara, fromGoogle } from './from-vendors';
import {
  notFound,
  postalOf,
  validateAddress,
  type addressValidationSchema,
  type AddressValidation,
} from './validate-address';

type Written = z.output<typeof addressValidationSchema>;

/** The vendors by their name in ADDRESS_VALIDATION. */
const vendors = {
  google: async (env: Env, written: WrittenAddress) =>
    fromGoogle(await askGoogle(env, written), written),
  avalara: async (env: Env, written: WrittenAddress) =>
    fromAvalara(await askAvalara(env, written), written),
};

/** Validates an address for a client's network address. Throws what `cities` throws, and only where the local rules are used. */
type AddressValidator = (written: Written, clientAddress: string) => Promise<AddressValidation>;

/**
 * The address validator (decision 090). It asks the vendor that ADDRESS_VALIDATION names, within its time limits, its breaker and `LIMIT_MAPS` calls per
 * client, since each call costs money; the local rules answer where there is no vendor, where it fails or is over its limit, and where its result is
 * implausible.
 */
export function addressValidator(
  env: Env,
  cities: () => Promise<readonly LocalCity[]>,
): AddressValidator {
  const vendor = env.ADDRESS_VALIDATION === 'local' ? null : env.ADDRESS_VALIDATION;
  return async (written, clientAddress) => {
    const postal = postalOf(written);
    if (!postal) return notFound;
    const answer =
      vendor &&
      (await answerOf(vendor, env, clientAddress, {
        line1: written.addressline1,
        line2: written.addressline2,
        city: written.city,
        ...postal,
      }));
    return answer ?? validateAddress(written, await cities());
  };
}

/** A vendor's result, or `null` where it has no usable one. */
async function answerOf(
  vendor: keyof typeof vendors,
  env: Env,
  clientAddress: string,
  written: WrittenAddress,
): Promise<AddressValidation | null> {
  const useLocal = (outcome: string, status?: number) => {
    log('warn', 'address validated by the local rules', { upstream: vendor, outcome, status });
    return null;
  };
  if (!(await take('maps', { address: clientAddress })).ok) return useLocal('limit');
  try {
    return (await vendors[vendor](env, written)) ?? useLocal('answer that cannot be');
  } catch (error) {
    return isUpstreamError(error)
      ? useLocal(error.kind, error.status)
      : useLocal('answer that cannot be read');
  }
}
