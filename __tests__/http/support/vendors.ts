import { algoliasearch } from 'algoliasearch';
import { createClient } from 'contentful-management';
import { Auth, Configuration, type ApiRole } from 'ordercloud-javascript-sdk';
import { localPlatform } from '@/lib/config/local-platform';
import { patient } from '@/__tests__/support/patient';
import { platformUrl } from './request';

const { commerce, search } = localPlatform;
/** The embedded platform's space unless the environment says another. */
const content = {
  space: process.env.CONTENT_SPACE ?? localPlatform.content.space,
  environment: process.env.CONTENT_ENVIRONMENT ?? localPlatform.content.environment,
  managementToken: process.env.CONTENT_MANAGEMENT_TOKEN ?? localPlatform.content.managementToken,
};

/** A token of the seller's desk, for the last parameter of the OrderCloud client. */
export async function seller(): Promise<{ accessToken: string }> {
  Configuration.Set({ baseApiUrl: `${platformUrl}/commerce`, timeoutInMilliseconds: 20_000 });
  const { access_token: accessToken } = await Auth.ClientCredentials(
    commerce.sellerClientSecret,
    commerce.sellerClientID,
    ['FullAccess'] as ApiRole[],
  );
  return { accessToken };
}

/** The search engine's client with the key for reading. */
export function searchClient() {
  const { host } = new URL(platformUrl);
  return algoliasearch(search.appId, search.searchKey, {
    hosts: [{ url: `${host}/search`, protocol: 'http', accept: 'readWrite' }],
    ...patient,
  });
}

/** The content service's management client. */
export function contentManagement() {
  const { host, protocol } = new URL(platformUrl);
  return createClient(
    { accessToken: content.managementToken, host, insecure: protocol === 'http:' },
    {
      type: 'plain',
      defaults: { spaceId: content.space, environmentId: content.environment },
    },
  );
}
