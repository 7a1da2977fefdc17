import { z } from 'zod';

/**
 * What the gateway's collector says of the device that pays, a short JSON text which only the gateway reads (Braintree's `deviceData`, optional everywhere).
 * It goes beside the nonce, and is kept no longer than the nonce is.
 */
export const deviceDataSchema = z.string().min(1).max(1000).optional();
