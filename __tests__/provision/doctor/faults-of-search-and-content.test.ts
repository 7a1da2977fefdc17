/** @jest-environment node */
import { createClient, type ContentFields } from 'contentful-management';
import { localPlatform } from '@/lib/config/local-platform';
import { searchIndexes } from '@/lib/config/search-indexes';
import { books, nowhere, soundAccounts, type Fault } from './sound-accounts';

const { search, content } = localPlatform;

describe('npm run doctor, of search and content', () => {
  const accounts = soundAccounts();
  const { namesEach } = accounts;
  const algolia = async (method: string, path: string, body?: object) => {
    const answer = await fetch(`${accounts.env.PLATFORM_URL}/search${path}`, {
      method,
      headers: {
        'x-algolia-application-id': search.appId,
        'x-algolia-api-key': search.adminKey,
        'content-type': 'application/json',
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return (await answer.json()) as Record<string, unknown>;
  };
  const contentManagement = () =>
    createClient(
      {
        accessToken: content.managementToken,
        host: new URL(accounts.env.PLATFORM_URL).host,
        insecure: true,
      },
      { type: 'plain', defaults: { spaceId: content.space, environmentId: content.environment } },
    );
  /** Changes the fields of a content type by hand, as people do in the vendor's web app. */
  const contentType = async (
    contentTypeId: string,
    change: (fields: ContentFields[]) => ContentFields[],
  ) => {
    const { contentType: types } = contentManagement();
    const write = async (fields: ContentFields[]) => {
      const type = await types.get({ contentTypeId });
      const saved = await types.update({ contentTypeId }, { ...type, fields });
      await types.publish({ contentTypeId }, saved);
    };
    const { fields: before } = await types.get({ contentTypeId });
    await write(change(before));
    return () => write(before);
  };
  /** Changes settings of an index. */
  const settings = (index: string, other: object) => async () => {
    const before = await algolia('GET', `/1/indexes/${index}/settings`);
    const names = Object.keys(other);
    await algolia('PUT', `/1/indexes/${index}/settings`, other);
    return () =>
      algolia(
        'PUT',
        `/1/indexes/${index}/settings`,
        Object.fromEntries(names.map((name) => [name, before[name]])),
      );
  };
  const faults: Record<string, () => Fault> = {
    'an index that is missing': () => ({
      vendor: 'algolia',
      plant: async () => {
        await algolia('POST', '/1/indexes/contentful_data/operation', {
          operation: 'move',
          destination: 'aside',
        });
        return () =>
          algolia('POST', '/1/indexes/aside/operation', {
            operation: 'move',
            destination: 'contentful_data',
          });
      },
      says: /The index contentful_data is missing/,
      todo: /npm run provision -- algolia/,
    }),
    'a replica that is missing': () => ({
      vendor: 'algolia',
      plant: async () => {
        const lost = searchIndexes.byPriceUp;
        const before = await algolia('GET', `/1/indexes/${lost}/settings`);
        const { replicas } = (await algolia('GET', '/1/indexes/products/settings')) as {
          replicas: string[];
        };
        await algolia('PUT', '/1/indexes/products/settings', {
          replicas: replicas.filter((name) => name !== lost),
        });
        await algolia('DELETE', `/1/indexes/${lost}`);
        return async () => {
          await algolia('PUT', '/1/indexes/products/settings', { replicas });
          await algolia('PUT', `/1/indexes/${lost}/settings`, before);
        };
      },
      says: /The replica \w+ of products is missing: lists in its order are empty/,
      todo: /npm run provision -- algolia/,
    }),
    'a facet that is missing': () => ({
      vendor: 'algolia',
      plant: settings('products', { attributesForFaceting: ['Price'] }),
      says: /The index products has other settings: attributesForFaceting/,
      todo: /npm run provision -- algolia/,
    }),
    'a key for searches that writes': () => ({
      vendor: 'algolia',
      env: { SEARCH_KEY: search.adminKey },
      says: /SEARCH_KEY may do more than it must: .*deleteIndex/,
      todo: /a key that may search and no more/,
    }),
    'a key that is refused': () => ({
      vendor: 'algolia',
      env: { SEARCH_ADMIN_KEY: 'wrong' },
      says: /SEARCH_ADMIN_KEY is refused/,
      todo: /SEARCH_ADMIN_KEY/,
    }),
    'a delivery token that is refused': () => ({
      vendor: 'contentful',
      env: { CONTENT_ACCESS_TOKEN: 'wrong' },
      says: /CONTENT_ACCESS_TOKEN does not open space lilacandloam, environment master/,
      todo: /CONTENT_ACCESS_TOKEN/,
    }),
    'a preview token that is refused': () => ({
      vendor: 'contentful',
      env: { CONTENT_PREVIEW_TOKEN: 'wrong' },
      says: /CONTENT_PREVIEW_TOKEN does not open drafts/,
      todo: /preview token/,
      risk: true,
    }),
    'a content webhook that goes elsewhere': () => ({
      vendor: 'contentful',
      env: { INDEXER_URL: 'https://api.elsewhere.example/indexer' },
      says: /webhook to https:\/\/api\.elsewhere\.example\/indexer\/webhooks\/content is not as it should be: url/,
      todo: /npm run provision -- contentful/,
    }),
    'a content webhook of every environment': () => ({
      vendor: 'contentful',
      plant: async () => {
        const [webhook] = (await accounts.backEnd.systems.content?.webhooks.list()) ?? [];
        await accounts.backEnd.systems.content?.webhooks.put({ ...webhook!, filters: [] });
        return () => Promise.resolve(accounts.backEnd.systems.content?.webhooks.put(webhook!));
      },
      says: /webhook to .*\/webhooks\/content is not as it should be: filters/,
      todo: /npm run provision -- contentful/,
    }),
    'content signed with another secret': () => ({
      vendor: 'contentful',
      env: { CONTENT_WEBHOOK_SECRET: 'another-secret-of-the-content-service' },
      says: /secret that signs webhooks is not as it should be/,
      todo: /npm run provision -- contentful/,
    }),
    'a content type that was changed': () => ({
      vendor: 'contentful',
      plant: () =>
        contentType('article', (fields) => fields.map((each) => ({ ...each, required: false }))),
      says: /content type article is another: title is not required; slug is not required/,
      todo: /npm run provision -- contentful/,
    }),
    'a field that is left out': () => ({
      vendor: 'contentful',
      plant: () =>
        contentType('navLink', (fields) =>
          fields.map((each) => (each.id === 'link' ? { ...each, omitted: true } : each)),
        ),
      says: /content type navLink is another: link is left out of answers/,
      todo: /npm run provision -- contentful/,
    }),
    'no promo of product lists': () => ({
      vendor: 'contentful',
      plant: async () => {
        const { entry } = contentManagement();
        const whole = await entry.get({ entryId: 'list-promo-card' });
        await entry.unpublish({ entryId: 'list-promo-card' });
        await entry.delete({ entryId: 'list-promo-card' });
        return async () => {
          const again = await entry.createWithId(
            { entryId: 'list-promo-card', contentTypeId: 'simpleContentBlock' },
            { fields: whole.fields },
          );
          await entry.publish({ entryId: 'list-promo-card' }, again);
        };
      },
      says: /There is no entry list-promo-card/,
      todo: /npm run provision -- contentful/,
    }),
    'a content service that does not answer': () => ({
      vendor: 'contentful',
      env: { CONTENT_URL: `${nowhere}/content` },
      says: /The content service does not answer at http:\/\/127\.0\.0\.1:1\/content/,
      todo: /Set CONTENT_URL/,
    }),
    'a preview of content that does not answer': () => ({
      vendor: 'contentful',
      env: { CONTENT_PREVIEW_URL: `${nowhere}/content` },
      says: /nobody answers at http:\/\/127\.0\.0\.1:1\/content/,
      todo: /Set CONTENT_PREVIEW_URL/,
      risk: true,
    }),
    'books of which nobody knows when a vendor was heard of': () => ({
      vendor: 'contentful',
      tools: {
        books: {
          ...books,
          lastHeard: () =>
            Promise.reject(new Error('relation "services.last_heard" does not exist')),
        },
      },
      says: /When .* webhook of Contentful came was not seen: relation/,
      todo: /npm run migrate/,
      risk: true,
    }),
  };

  namesEach(faults);
});
