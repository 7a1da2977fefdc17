import { missing, risky, works, type Check } from './check';

/** What a token of the commerce platform says of itself. */
export interface TokenSays {
  role?: string | string[];
  iss?: string;
  aud?: string;
  usrtype?: string;
  /** Seconds. */
  nbf?: number;
  exp?: number;
}

/** The claims of a token, read without checking its signature; `null` for what is no token. */
export function readToken(token: string): TokenSays | null {
  try {
    const text = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
    return JSON.parse(text) as TokenSays;
  } catch {
    return null;
  }
}

/** The roles a token carries against those that are asked for. `client` is the variable that names the API client. Pure. */
export function roleChecks(
  client: string,
  { role = [] }: TokenSays,
  wanted: readonly string[],
): Check[] {
  const roles = typeof role === 'string' ? [role] : role;
  if (roles.includes('FullAccess'))
    return [
      risky(
        `${client} may do everything (FullAccess).`,
        `Take FullAccess from its security profile: run \`npm run provision -- ordercloud\`.`,
      ),
    ];
  const lacks = wanted.filter((each) => !roles.includes(each));
  const spare = roles.filter((each) => !wanted.includes(each));
  return [
    lacks.length > 0
      ? missing(
          `${client} lacks ${lacks.length === 1 ? 'the role' : 'the roles'} ${lacks.join(', ')}.`,
          'Put it into the security profile of its user: run `npm run provision -- ordercloud`.',
        )
      : works(`${client} has the ${wanted.length} roles it asks for.`),
    ...(spare.length > 0
      ? [
          risky(
            `${client} may do more than the shop asks for: ${spare.join(', ')}.`,
            'Take it from the security profile, or limit the client’s MaximumGrantedRoles: run `npm run provision -- ordercloud`.',
          ),
        ]
      : []),
  ];
}

/** Who issues tokens and for whom, against what the services take (decision 112). Pure. */
export function issuerChecks(
  { iss, aud }: TokenSays,
  { issuer, audience }: { issuer: string; audience: string },
): Check[] {
  const same = (first: string | undefined, second: string) =>
    first?.replace(/\/+$/, '') === second.replace(/\/+$/, '');
  return [
    same(iss, issuer)
      ? works(`Tokens are issued by ${issuer}.`)
      : missing(
          `Tokens are issued by ${iss ?? 'nobody'}, and the services take those of ${issuer} alone: every call of a shopper would be refused.`,
          `Set COMMERCE_TOKEN_ISSUER=${iss ?? ''}.`,
        ),
    same(aud, audience)
      ? works(`Tokens are for ${audience}.`)
      : missing(
          `Tokens are for ${aud ?? 'nobody'}, and COMMERCE_URL is ${audience}.`,
          `Set COMMERCE_URL=${aud ?? ''}, the region’s address.`,
        ),
  ];
}

/** How long a token lives, in minutes. Pure. */
export function lifeCheck(client: string, { nbf = 0, exp = 0 }: TokenSays): Check {
  const minutes = Math.round((exp - nbf) / 60);
  return minutes < 30
    ? risky(
        `Tokens of ${client} live ${minutes} minutes: shoppers and services ask for new ones all the time.`,
        'Set AccessTokenDuration to 600: run `npm run provision -- ordercloud`.',
      )
    : works(`Tokens of ${client} live ${minutes} minutes.`);
}

/** This machine's clock against the vendor's (`Date` of an answer). Pure. */
export function clockCheck(vendorDate: string | null, now: Date): Check {
  const theirs = Date.parse(vendorDate ?? '');
  if (Number.isNaN(theirs))
    return risky(
      'The vendor’s answer has no date to compare clocks with.',
      'Check the clock of this machine.',
    );
  const seconds = Math.round((now.getTime() - theirs) / 1000);
  const apart = `The clock of this machine is ${Math.abs(seconds)} seconds ${seconds < 0 ? 'behind' : 'ahead of'} the vendor’s`;
  if (Math.abs(seconds) < 30) return works('The clocks agree.');
  return Math.abs(seconds) < 300
    ? risky(`${apart}.`, 'Switch time synchronization (NTP) on.')
    : missing(
        `${apart}: tokens and signed messages are refused.`,
        'Switch time synchronization (NTP) on, here and on every machine of the shop.',
      );
}
