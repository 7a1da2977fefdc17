import { z } from 'zod';
import { zipSchema } from '@/lib/core/zip-schema';

/** Highest combined sales tax rate that is believed, in percent. */
export const mostPercent = 20;

const percent = z.number().min(0).max(mostPercent);

/** Sales tax rates in percent, of the states the retailer collects in; elsewhere nothing is taxed. */
export const taxRatesSchema = z.object({
  states: z.record(
    z.string().regex(/^[A-Z]{2}$/),
    z.object({
      /** The rate of the state by itself, for ZIPs that are not listed. */
      percent,
      /** Combined rates by five digits of the ZIP. */
      zips: z.record(zipSchema, percent),
      /** Delivery and handling are not taxed there. */
      untaxedFees: z.literal(true).optional(),
    }),
  ),
});

export type TaxRates = z.infer<typeof taxRatesSchema>;

/** The file of the blob storage in which the services keep the rates of the tax vendor (decision 171). */
export const taxRatesFile = 'tax-rates.json';

/** What it holds: rates as they were fetched, and when. */
export const keptRatesSchema = taxRatesSchema.extend({ fetchedAt: z.iso.datetime() });

export type KeptRates = z.infer<typeof keptRatesSchema>;
