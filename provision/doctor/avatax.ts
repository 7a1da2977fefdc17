import type { Env } from '@/lib/config/env';
import { saidNothing } from '../said-nothing';
import { missing, works, type Check } from './check';

const timeoutMs = 10_000;

type AvataxEnv = Pick<Env, 'AVATAX_URL' | 'AVATAX_ACCOUNT_ID' | 'AVATAX_LICENSE_KEY'>;

/** Whether AvaTax lets the account in; `without` says what the shop does while it does not. */
export async function avataxCheck(env: AvataxEnv, without: string): Promise<Check> {
  try {
    const answer = await ask(env, '/utilities/ping');
    if (saidNothing(answer.status)) throw new Error(`It answers ${answer.status}.`);
    const { authenticated } = (await answer.json()) as { authenticated?: boolean };
    return authenticated
      ? works('AvaTax lets us in.')
      : missing(
          `AvaTax does not know AVATAX_ACCOUNT_ID with AVATAX_LICENSE_KEY: ${without}.`,
          'Set both from Avalara’s account settings; a new license key ends the one before.',
        );
  } catch {
    return missing(
      `AvaTax does not answer at ${env.AVATAX_URL}: ${without}.`,
      'Set AVATAX_URL to https://rest.avatax.com, or https://sandbox-rest.avatax.com.',
    );
  }
}

/** Whether the account has the company under which sales are recorded, and it is active. */
export async function companyCheck(
  env: AvataxEnv & Pick<Env, 'AVATAX_COMPANY_CODE'>,
): Promise<Check> {
  const code = env.AVATAX_COMPANY_CODE;
  const filter = encodeURIComponent(`companyCode eq '${code.replaceAll("'", "''")}'`);
  const todo =
    'Set AVATAX_COMPANY_CODE to the code of the company in Avalara’s portal (Settings, Manage companies).';
  const answer = await ask(env, `/companies?$filter=${filter}`);
  if (!answer.ok)
    return missing(
      `AvaTax does not tell the companies of the account: ${answer.status}. No sale can be recorded.`,
      'Give the account the right to read its companies.',
    );
  const { value = [] } = (await answer.json()) as { value?: { isActive?: boolean }[] };
  const [company] = value;
  if (!company)
    return missing(`AvaTax has no company ${code} in this account: no sale is recorded.`, todo);
  return company.isActive === false
    ? missing(`The company ${code} is not active at AvaTax: no sale is recorded.`, todo)
    : works(`Sales are recorded under the company ${code}.`);
}

function ask(env: AvataxEnv, path: string): Promise<Response> {
  const key = Buffer.from(`${env.AVATAX_ACCOUNT_ID}:${env.AVATAX_LICENSE_KEY}`).toString('base64');
  return fetch(`${env.AVATAX_URL}/api/v2${path}`, {
    headers: { Authorization: `Basic ${key}` },
    signal: AbortSignal.timeout(timeoutMs),
  });
}
