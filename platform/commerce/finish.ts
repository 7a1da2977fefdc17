import { invalid, refusal } from './errors';
import { isJson, type Json } from './engine/json';

/** A price schedule that does not contradict itself; the least quantity is 1 unless said otherwise. */
export function finishPriceSchedule(schedule: Json): Json {
  const MinQuantity = Number(schedule.MinQuantity ?? 1);
  if (MinQuantity < 1) throw refusal('PriceSchedule.MinQtyMustBePositive');
  if (
    typeof schedule.MaxQuantity === 'number' &&
    schedule.MaxQuantity > 0 &&
    schedule.MaxQuantity < MinQuantity
  )
    throw refusal('PriceSchedule.MinGreaterThanMax');
  if (
    typeof schedule.SaleStart === 'string' &&
    typeof schedule.SaleEnd === 'string' &&
    schedule.SaleEnd <= schedule.SaleStart
  ) {
    throw refusal('PriceSchedule.InvalidSaleStartOrSaleEnd');
  }
  const breaks = (Array.isArray(schedule.PriceBreaks) ? schedule.PriceBreaks : []).map(priceBreak);
  if (new Set(breaks.map(({ Quantity }) => Quantity)).size < breaks.length)
    throw refusal('PriceSchedule.DuplicatePriceBreaks');
  return { ...schedule, MinQuantity, PriceBreaks: breaks };
}

function priceBreak(rawBreak: unknown): Json {
  const it = isJson(rawBreak) ? rawBreak : {};
  const { Quantity = 1, Price } = it;
  if (!Number.isInteger(Quantity) || Number(Quantity) < 1)
    throw invalid('PriceBreaks.Quantity', 'must be a whole number from 1.');
  const amounts = [Price, it.SalePrice ?? 0, it.SubscriptionPrice ?? 0];
  if (amounts.some((amount) => typeof amount !== 'number' || amount < 0))
    throw invalid('PriceBreaks.Price', 'must be a number from 0.');
  return { ...it, Quantity, Price };
}
