import { localPlatform } from '../../lib/config/local-platform';

const platformUrl = (process.env.PLATFORM_URL ?? 'http://127.0.0.1:4000').replace(/\/$/, '');
const { marketingClientID, marketingClientSecret } = localPlatform.commerce;

interface Settings {
  xp: Record<string, unknown>;
}

async function written(settings: Settings): Promise<void> {
  const form = new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: marketingClientID,
    client_secret: marketingClientSecret,
    scope: 'BuyerAdmin CatalogAdmin',
  });
  const token = await fetch(`${platformUrl}/commerce/oauth/token`, { method: 'POST', body: form });
  const { access_token: accessToken } = (await token.json()) as { access_token: string };
  const answer = await fetch(`${platformUrl}/app-api/webdata/buyerxp`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
    body: JSON.stringify(settings),
  });
  if (!answer.ok) throw new Error(`buyerxp: ${answer.status}`);
}

/** Writes the retailer's settings with changes to `xp`, as marketing does; answers what puts them back. Everybody sees it, so only journeys that run alone may. */
export async function changeSettings(xp: Record<string, unknown>): Promise<() => Promise<void>> {
  const before = (await (await fetch(`${platformUrl}/files/buyerxp.json`)).json()) as Settings;
  await written({ ...before, xp: { ...before.xp, ...xp } });
  return () => written(before);
}
