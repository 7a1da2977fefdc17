export function whyNotImport(from: string, to: string): string | undefined;
