import { localPlatform } from '@/lib/config/local-platform';

/** An application as the vendor hands it over: its ID, and the two keys that it comes with. */
export interface SearchAccount {
  appId: string;
  adminKey: string;
  searchKey: string;
}

/** The application of the embedded platform. */
export const localApplication: SearchAccount = localPlatform.search;
