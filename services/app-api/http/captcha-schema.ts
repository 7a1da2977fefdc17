import { z } from 'zod';

/** Longest answer to a captcha. */
export const longestToken = 8000;

/** The answer to a captcha in a body. */
export const captchaSchema = z.string().min(1).max(longestToken);
