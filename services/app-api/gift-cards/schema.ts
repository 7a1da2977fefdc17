import { z } from 'zod';
import { emailSchema } from '@/lib/address/email-schema';
import { idSchema } from '../http/id-schema';
import {
  emailGiftCard,
  giftCardLimits,
  giftCardProducts,
  mostGiftCards,
} from '@/lib/catalogue/gift-card';

/** `POST /api/order/{id}/giftcards`: which card, its worth in cents, how many, and who gets one by e-mail (ruling 23). */
export const giftCardOrderSchema = z
  .strictObject({
    /** The line's own ID, for a caller that may repeat: the same ID is added once. */
    LineItemID: idSchema.optional(),
    ProductID: z.enum(giftCardProducts),
    AmountCents: z.number().int().min(giftCardLimits.least).max(giftCardLimits.most),
    Quantity: z.number().int().min(1).max(mostGiftCards),
    Email: emailSchema().optional(),
  })
  .refine(({ ProductID, Email }) => (ProductID === emailGiftCard) === (Email !== undefined), {
    path: ['Email'],
  });

export type GiftCardOrder = z.infer<typeof giftCardOrderSchema>;
