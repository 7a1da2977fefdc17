import { newId } from '@/lib/core/ids';

const shape = /^[A-Za-z0-9-]{8,64}$/;

/** The header that carries a request's ID through every process. */
export const requestIdHeader = 'x-request-id';

/** The ID a request brought, when it has the right shape, or a new one. */
export function requestIdOf(header: string | null | undefined): string {
  return header && shape.test(header) ? header : newId().replaceAll('_', '-');
}
