import { z } from 'zod';

/** `POST /api/work/done`: the line of work that is done, by its key. */
export const workDoneSchema = z.strictObject({ Key: z.string().min(1).max(400) });
