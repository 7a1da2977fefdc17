import 'server-only';
import { appApiCall } from './client';

/** An address as the validation asks for it (specification A7). */
export interface AddressQuestion {
  addressline1: string;
  addressline2: string;
  city: string;
  zipcode: string;
  country: string;
  state: string;
}

/** `POST /api/Avalara/AddressValidation`: the address as it should be written (specification B3). Repeatable. Throws `UpstreamError`. */
export function validateAddress<T>(
  accessToken: string,
  question: AddressQuestion,
  parse: (answer: unknown) => T,
): Promise<T> {
  return appApiCall({
    system: 'calculate',
    operation: 'AddressValidation',
    idempotent: true,
    method: 'POST',
    path: '/api/Avalara/AddressValidation',
    accessToken,
    body: question,
    parse,
  });
}
