import { localPlatform } from '@/lib/config/local-platform';

/** Which space and environment of the vendor's it is. */
export interface ContentPlace {
  space: string;
  environment: string;
}

/** A space as its owner has it: whoever administers it has a token of their own, and a new one has nothing else. */
export interface ContentAccount extends ContentPlace {
  managementToken: string;
  /** The key it was given by hand; `null` while there is none but those that the management API makes. */
  accessToken: string | null;
  previewToken: string | null;
  /** Signs webhooks until the management API sets another. */
  webhookSecret: string | null;
}

/** The space of the embedded platform. */
export const localSpace: ContentAccount = localPlatform.content;
