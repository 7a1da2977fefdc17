/** Which folder may use which: area → the others it may import. */
type Areas = Readonly<Record<string, readonly string[]>>;

export const libAreas: Areas;
export const componentAreas: Areas;
export const topAreas: Areas;
export const platformMayUse: readonly string[];
export function whyNotImport(from: string, to: string): string | undefined;
