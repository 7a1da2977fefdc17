import type { CommerceClientName } from '@/lib/config/commerce-access';

/** What an account gives while it is looked at and set up: the ID of each client, unset until it is there. */
export interface Given {
  clientIDs: Partial<Record<CommerceClientName, string>>;
}
