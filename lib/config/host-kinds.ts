const reserved =
  /(^|\.)(example|test|invalid|localhost|local|internal|home\.arpa|example\.(com|net|org))$/;
const thisMachine =
  /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|0\.0\.0\.0|\[::1?\]|\[::ffff:7f.*\])$/;

/** Whether a host name, as `URL` writes it, is this machine's. */
export function isThisMachine(host: string): boolean {
  return thisMachine.test(host);
}

/** Whether a host name can be anybody's on the internet: a name with a dot, neither an address in figures nor one reserved for examples and local nets. */
export function isPublicHost(host: string): boolean {
  return host.includes('.') && !/^[\d.]+$|^\[/.test(host) && !reserved.test(host);
}
