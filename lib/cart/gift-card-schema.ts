import { z } from 'zod';
import { emailSchema } from '@/lib/address/email-schema';
import {
  emailGiftCard,
  giftCardProducts,
  isGiftCardAmount,
  mostGiftCards,
} from '@/lib/catalogue/gift-card';
import { lineIDSchema } from './line-id-schema';

/** `POST /api/cart/gift-cards`: which card, what it is worth in cents, how many, and who gets one by e-mail. */
export const giftCardSchema = z
  .strictObject({
    lineID: lineIDSchema,
    productID: z.enum(giftCardProducts),
    amount: z.number().refine(isGiftCardAmount, 'gift-card-amount-invalid'),
    quantity: z.number().int().min(1).max(mostGiftCards),
    email: emailSchema('email-invalid').optional(),
  })
  .superRefine(({ productID, email }, context) => {
    const byEmail = productID === emailGiftCard;
    if (byEmail === (email === undefined))
      context.addIssue({
        code: 'custom',
        path: ['email'],
        message: byEmail ? 'email-invalid' : 'bad-request',
      });
  });

export type GiftCardLine = z.infer<typeof giftCardSchema>;
