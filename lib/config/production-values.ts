const reserved =
  /(^|\.)(example|test|invalid|localhost|local|internal|home\.arpa|example\.(com|net|org))$/;

const thisMachine =
  /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|0\.0\.0\.0|\[::1?\]|\[::ffff:7f.*\])$/;

/** Says what is wrong with a value and what to do, or `null`. */
export type Check = (value: string) => string | null;

const placeholder =
  /^(change.?me.*|your[-_ ].*|todo|secret|password|placeholder|x{3,}|\*{3,}|<.*>|example.*)$/i;
const leastDistinct = 8;

function urlOf(value: string): URL | null {
  return URL.canParse(value) ? new URL(value) : null;
}

/** An ID or key of a vendor's. */
export const key: Check = (value) =>
  placeholder.test(value) ? 'is a placeholder: set the account’s own' : null;

/** A secret that this shop makes up itself. */
export const ownSecret = madeOf(32);

/** One that the commerce platform keeps as well, which takes at most 50 characters. */
export const ownHashKey = madeOf(24);

/** A secret of the shop's own; who needs another is told to make it of so many bytes. */
function madeOf(bytes: number): Check {
  const make = `for instance with \`openssl rand -hex ${bytes}\``;
  return (value) => {
    if (placeholder.test(value) || new Set(value).size < leastDistinct)
      return `can be guessed: make one, ${make}`;
    return value.length < 32 ? `is short: make one of at least 32 characters, ${make}` : null;
  };
}

/** An address of a vendor's. */
export const vendorAddress: Check = (value) => {
  const url = urlOf(value);
  if (url?.protocol !== 'https:') return 'is not https: set the vendor’s own address';
  return isThisMachine(url.hostname) ? 'is on this machine: set the vendor’s own address' : null;
};

/** Where a CDN takes purges: a vendor's address, or a proxy's of the shop's own where nobody else listens. */
export const purgeAddress: Check = (value) =>
  serviceAddress(value) === null ? null : vendorAddress(value);

/** An address of the shop's own services: plain http only where nobody else listens. */
export const serviceAddress: Check = (value) => {
  const url = urlOf(value);
  if (!url || !/^https?:$/.test(url.protocol))
    return 'is no address: set it as http(s)://host:port/path';
  return url.protocol === 'http:' && isPublicHost(url.hostname)
    ? 'is plain http on a public name: tokens of shoppers go there, so set https'
    : null;
};

/** Several of them, separated by commas. */
export const serviceAddresses: Check = (value) =>
  value
    .split(',')
    .map((part) => serviceAddress(part.trim()))
    .find((fault) => fault !== null) ?? null;

/** An address that browsers or vendors must reach. */
export const publicAddress: Check = (value) => {
  const url = urlOf(value);
  if (url?.protocol !== 'https:') return 'is not https: set the public address, https://…';
  return isPublicHost(url.hostname) ? null : 'is not a public name: set the one that visitors use';
};

/** The shop's origin: a public address and nothing behind it. */
export const publicOrigin: Check = (value) =>
  publicAddress(value) ??
  (new URL(value).pathname + new URL(value).search === '/'
    ? null
    : 'has a path: set scheme and host alone');

/** A mailbox that providers can verify. */
export const mailbox: Check = (value) =>
  isPublicHost(value.split('@')[1] ?? '')
    ? null
    : 'has a domain that no provider can verify: set the retailer’s own';

export const databaseAddress: Check = (value) =>
  /^postgres(ql)?:\/\//.test(value)
    ? null
    : 'is no address of a PostgreSQL server: set it as postgres://…';

/** A mail provider; the machine's own relay is one. */
export const mailServer: Check = (value) =>
  /^smtps?:\/\/[^/]/.test(value)
    ? null
    : 'is no address of a mail server: set it as smtps://user:password@host';

/** The gateway's account with real money. */
export const realMoney: Check = (value) =>
  value === 'production'
    ? null
    : `is ${value}, whose cards pay nothing: set production, or try it out with SHOP_ENV=test`;

export const anything: Check = () => null;

/** Whether a host name, as `URL` writes it, is this machine's. */
export function isThisMachine(host: string): boolean {
  return thisMachine.test(host);
}

/** Whether a host name can be anybody's on the internet: a name with a dot, neither an address in figures nor one reserved for examples and local nets. */
function isPublicHost(host: string): boolean {
  return host.includes('.') && !/^[\d.]+$|^\[/.test(host) && !reserved.test(host);
}
