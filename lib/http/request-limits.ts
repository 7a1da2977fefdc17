import { mayAttempt } from '@/lib/limits/attempts';
import { callerOf } from './client-address';

/** Whether a request to a handler may pass: generous by the client's address, and by the browser's cookies where it has any. */
export function mayPass(request: Request): Promise<boolean> {
  return mayAttempt('request', callerOf(request));
}
