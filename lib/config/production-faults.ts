import { isThisMachine } from './production-values';
import { localPlatform } from './local-platform';
import { requirements, type ProcessName } from './production-table';
import type { StandInName } from './stand-ins';

/** A variable that production does not accept, and what to do about it. */
export interface Fault {
  name: string;
  message: string;
}

type Variables = Readonly<Record<string, string | undefined>>;

/** IDs that mean nothing outside their account: a retailer may well use the same. */
const { buyerID, catalogID } = localPlatform.commerce;
const harmless: readonly string[] = [buyerID, catalogID, localPlatform.content.environment];
const published: ReadonlySet<string> = new Set(
  Object.values(localPlatform)
    .flatMap((system) => Object.values(system))
    .filter((value) => !harmless.includes(value)),
);

/**
 * What keeps an environment from production (decision 113), all at once: a value that is missing, published, a placeholder, insecure, of this
 * machine, or that belongs to a vendor whose stand-in ALLOW_STAND_INS names. Empty values count as missing. Nothing is said of other variables,
 * and with `by` nothing of those that this process does not read.
 */
export function productionFaults(variables: Variables, by?: ProcessName): Fault[] {
  const allowed = new Set((variables.ALLOW_STAND_INS ?? '').split(',').map((name) => name.trim()));
  const isAllowed = (of: StandInName | 'shop') => of !== 'shop' && allowed.has(of);
  const faults = requirements.flatMap((requirement): Fault[] => {
    const { name, of, unless, onlyWith } = requirement;
    if (!variables[name] && unless && variables[unless]) return [];
    const isUsed = onlyWith?.some((other) => variables[other.name] === other.value) ?? true;
    if (!variables[name] && !isUsed) return [];
    const message = faultOf(requirement, variables[name], isAllowed(of));
    return message ? [{ name, message }] : [];
  });
  return [...faults, ...combinationFaults(variables, isAllowed)].filter(
    ({ name }) => by === undefined || reads(by, name),
  );
}

/** Whether a process reads a variable; of those that are not in the table every process reads all. */
function reads(by: ProcessName, variable: string): boolean {
  const reader = requirements.find(({ name }) => name === variable)?.by;
  return reader === undefined || reader === by;
}

function faultOf(
  { of, what, check, optional, always }: (typeof requirements)[number],
  value: string | undefined,
  standIn: boolean,
): string | null {
  if (!value) {
    if (optional || (standIn && !always)) return null;
    return `is not set: ${what}${of === 'shop' || always ? '' : `, or name ${of} in ALLOW_STAND_INS`}`;
  }
  if (standIn && !always)
    return `belongs to a vendor, but ALLOW_STAND_INS names ${of}: leave it empty, or take ${of} from ALLOW_STAND_INS`;
  if (value.split(',').some((part) => published.has(part.trim())))
    return 'is a value published with the source: set your own';
  return check(value);
}

/** Faults of variables that do not fit together. */
function combinationFaults(variables: Variables, isAllowed: (of: StandInName) => boolean): Fault[] {
  const own = requirements.flatMap(({ name, own: isOwn }) =>
    isOwn && variables[name] ? [{ name, value: variables[name] }] : [],
  );
  const twice = own.flatMap(({ name, value }, index): Fault[] => {
    const first = own.slice(0, index).find((other) => other.value === value);
    return first ? [{ name, message: `is the same as ${first.name}: make one of its own` }] : [];
  });
  return [
    ...twice,
    ...filesFaults(variables),
    ...searchFaults(variables, isAllowed('search')),
    ...processFaults(variables, isAllowed('mail')),
  ];
}

function filesFaults({ FILES_URL, FILES_PRIVATE_URL }: Variables): Fault[] {
  const folder = (url: string) => `${url.replace(/\/+$/, '')}/`;
  if (!FILES_URL || !FILES_PRIVATE_URL) return [];
  return folder(FILES_PRIVATE_URL).startsWith(folder(FILES_URL))
    ? [
        {
          name: 'FILES_PRIVATE_URL',
          message:
            'is in the container of FILES_URL, which everybody may read: set a private container of its own',
        },
      ]
    : [];
}

function searchFaults(variables: Variables, standIn: boolean): Fault[] {
  const { SEARCH_HOST: host, SEARCH_PROTOCOL: protocol, SEARCH_KEY: key } = variables;
  if (standIn)
    return host
      ? [
          {
            name: 'SEARCH_HOST',
            message: 'belongs to a vendor, but ALLOW_STAND_INS names search: leave it empty',
          },
        ]
      : [];
  return [
    ...(host && isThisMachine(host.replace(/[:/][^\]]*$/, ''))
      ? [{ name: 'SEARCH_HOST', message: 'is on this machine: leave it empty with a real account' }]
      : []),
    ...(host && protocol !== 'https'
      ? [{ name: 'SEARCH_PROTOCOL', message: 'is not https: set https beside SEARCH_HOST' }]
      : []),
    ...(key && key === variables.SEARCH_ADMIN_KEY
      ? [
          {
            name: 'SEARCH_KEY',
            message: 'is the key that writes the indexes: set the one that only searches',
          },
        ]
      : []),
  ];
}

function processFaults(variables: Variables, mailStandIn: boolean): Fault[] {
  const { NODE_ENV: mode, SMTP_URL: smtp } = variables;
  const standInPort = String(Number(variables.PLATFORM_PORT || 4000) + 1);
  const url = smtp && URL.canParse(smtp) ? new URL(smtp.replace(/^smtps?:/, 'http:')) : null;
  return [
    ...(mode === 'development'
      ? [{ name: 'NODE_ENV', message: 'is development: start with `npm start`, not `npm run dev`' }]
      : []),
    ...(!mailStandIn && url && isThisMachine(url.hostname) && url.port === standInPort
      ? [
          {
            name: 'SMTP_URL',
            message: 'is the stand-in, which delivers nothing: set the mail provider',
          },
        ]
      : []),
  ];
}
