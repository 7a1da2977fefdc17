export function withoutStacks(source: string): { code: string; count: number };
