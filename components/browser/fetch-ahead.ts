/** What a browser says of its network (`navigator.connection`); not every browser does. */
export interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

const slow = new Set(['slow-2g', '2g', '3g']);

/**
 * Which pages may be fetched before they are asked for: the `likely` ones and those a visitor points at, these alone on a slow network (`meant`), or none
 * where the visitor saves data.
 */
export function aheadOn(connection: Connection | undefined): 'likely' | 'meant' | 'none' {
  if (connection?.saveData) return 'none';
  return slow.has(connection?.effectiveType ?? '') ? 'meant' : 'likely';
}
