import { z } from 'zod';
import { isId } from '@/lib/core/ids';

/** An ID of the commerce platform: the SDK puts IDs into paths unescaped, so nothing else may pass. */
export const idSchema = z.string().refine(isId, 'Not an ID');
