'use client';

import { useQuery } from '@tanstack/react-query';
import { zipDigits } from '@/lib/address/clean';
import { isPickupType } from '@/lib/address/destination-types';
import { isPostBox } from '@/lib/address/verification/post-box';
import { readAnswer } from '@/components/browser/read-answer';
import type { Reach } from '@/lib/checkout/delivery/reach.server';
import { Notice } from '@/components/ui/notice';
import { ShopLink } from '@/components/ui/shop-link';
import { addressDialogTexts } from '@/lib/address/texts';

interface Place {
  addressType: string;
  zip: string;
  /** Address 1: a post office box is not reached by what comes to a door. */
  street?: string;
  /** Lines of the cart the address is for; all of them without. */
  lineIDs?: readonly string[];
}

/** What of the cart can be delivered to a ZIP, asked once it has five digits (specification B5); `null` while that is not known. */
export function useReach({ addressType, zip, street = '', lineIDs }: Place): Reach | null {
  const digits = zipDigits(zip);
  const needsNoCheck = isPickupType(addressType) || addressType === 'Email' || digits.length < 5;
  const query = new URLSearchParams({
    zip: digits,
    type: addressType,
    ...(isPostBox(street) ? { box: '1' } : {}),
    ...(lineIDs ? { lines: lineIDs.join(',') } : {}),
  }).toString();
  const { data = null } = useQuery({
    queryKey: ['reach', query],
    queryFn: () => readAnswer<Reach>(`/api/addresses/reach?${query}`),
    enabled: !needsNoCheck,
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
  });
  return data;
}

/** What of the cart cannot be delivered to the ZIP, each by its title, and what to do when nothing can (specification B8). */
export function UndeliverableNotice({ reach: { undeliverable, all } }: { reach: Reach }) {
  if (undeliverable.length === 0) return null;
  return (
    <Notice tone="error">
      <ul>
        {undeliverable.map((title) => (
          <li key={title}>{addressDialogTexts.productUndeliverable(title)}</li>
        ))}
      </ul>
      {all && (
        <p className="mt-2">
          {addressDialogTexts.undeliverable}{' '}
          <ShopLink href="/c/occasions/out-of-town-delivery" className="font-strong underline">
            Out Of Town
          </ShopLink>
        </p>
      )}
    </Notice>
  );
}
