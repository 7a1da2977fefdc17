import { z } from 'zod';
import { zipPattern } from './zip';

/** A five-digit ZIP in a request. */
export const zipSchema = z.string().regex(zipPattern);
