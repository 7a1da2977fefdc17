import type { CommerceClientName } from '@/lib/config/commerce-access';

/** The IDs that an account chooses itself, noted while it is looked at and set up: of each client, unset until it is there. */
export interface AccountIDs {
  clientIDs: Partial<Record<CommerceClientName, string>>;
}
