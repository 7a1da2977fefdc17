import { z } from 'zod';

/** The ID a new line is to have; sent once more with it, the same request adds nothing. */
export const lineIDSchema = z.uuid().optional();
