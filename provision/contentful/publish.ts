import type { Management } from './calls';

/** What the management API says of a resource's versions. */
export interface Versions {
  id: string;
  /** Grows by one with every save, publication and withdrawal. */
  version: number;
  publishedVersion?: number;
  /** How often it was published. */
  publishedCounter?: number;
}

/** How the plan says that something is a draft. */
export const unpublished = 'it is not published';

/** Whether a resource is published as it stands. */
export function isPublished({ version, publishedVersion }: Versions): boolean {
  return publishedVersion === version - 1;
}

/** Publishes a resource as it stands. Throws `SetupError`. */
export async function publish(
  management: Management,
  path: string,
  { version }: Versions,
): Promise<void> {
  await management.write(`${path}/published`, { version });
}
