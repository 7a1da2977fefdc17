import { invalid, notFound, refusal } from '@/platform/commerce/errors';
import { prune } from '@/platform/commerce/engine/document';
import { isJson, type Json } from '@/platform/commerce/engine/json';
import type { Markup } from './line-price';
import type { ProductFacts, SpecFacts } from './price-facts';

/**
 * The choices of a line as stored: each given one checked and completed, defaults put in where none was given. Throws the vendor's
 * `Spec.*` refusals.
 */
export function resolveSpecs(facts: ProductFacts, rawChoices: unknown): Json[] {
  const sentChoices = Array.isArray(rawChoices) ? rawChoices.filter(isJson) : [];
  for (const choice of sentChoices) {
    if (typeof choice.SpecID !== 'string') throw invalid('Specs.SpecID', 'is required.');
    if (!facts.specs.some(({ spec }) => spec.ID === choice.SpecID))
      throw notFound('Spec', choice.SpecID);
  }
  const choices = facts.specs
    .map((it) =>
      chosen(
        it,
        sentChoices.find((choice) => choice.SpecID === it.spec.ID),
      ),
    )
    .filter((it) => it !== null);
  const missing = facts.specs.filter(
    ({ spec }) => spec.Required === true && !choices.some((choice) => choice.SpecID === spec.ID),
  );
  if (missing.length > 0)
    throw refusal('Spec.OneOrMoreRequiresValue', { SpecIDs: missing.map(({ spec }) => spec.ID) });
  return choices;
}

/**
 * The choices of a placed order's line with other open texts, as the retailer may write them; `null` where anything else differs, which would
 * change what was sold.
 */
export function withOtherTexts(stored: unknown, rawChoices: unknown): Json[] | null {
  const [before, after] = [stored, rawChoices].map((choices) =>
    Array.isArray(choices) ? choices.filter(isJson) : [],
  );
  const merged = before!
    .map((choice) => {
      const other = after!.find(({ SpecID }) => SpecID === choice.SpecID);
      if (!other || (other.OptionID ?? null) !== (choice.OptionID ?? null)) return null;
      if (choice.OptionID) return choice;
      return typeof other.Value === 'string' && other.Value !== ''
        ? { ...choice, Value: other.Value }
        : null;
    })
    .filter((choice) => choice !== null);
  return merged.length === before!.length && merged.length === after!.length ? merged : null;
}

/** The markups of a line's stored choices. */
export function markupsOf(specs: unknown): Markup[] {
  const choices = Array.isArray(specs) ? specs.filter(isJson) : [];
  return choices.map((choice) => ({
    type: String(choice.PriceMarkupType ?? 'NoMarkup'),
    amount: Number(choice.PriceMarkup ?? 0),
  }));
}

function chosen(
  { spec, assignment, options }: SpecFacts,
  sentChoice: Json | undefined,
): Json | null {
  const optionID = sentChoice
    ? (sentChoice.OptionID ?? null)
    : (assignment.DefaultOptionID ?? spec.DefaultOptionID ?? null);
  const text = sentChoice
    ? (sentChoice.Value ?? null)
    : (assignment.DefaultValue ?? spec.DefaultValue ?? null);
  const named = { SpecID: spec.ID, Name: spec.Name };
  if (optionID !== null) {
    const option = options.find((it) => it.ID === optionID);
    if (!option) throw refusal('Spec.OptionNotFound', { SpecID: spec.ID, OptionID: optionID });
    if (option.IsOpenText === true && (typeof text !== 'string' || text === ''))
      throw refusal('Spec.RequiresValue', { SpecID: spec.ID, OptionID: optionID });
    const Value = option.IsOpenText === true && text !== null ? text : option.Value;
    return prune({
      ...named,
      OptionID: optionID,
      Value,
      PriceMarkupType: option.PriceMarkupType ?? 'NoMarkup',
      PriceMarkup: option.PriceMarkup,
    });
  }
  if (typeof text !== 'string' || text === '') return null;
  if (spec.AllowOpenText !== true) throw refusal('Spec.RequiresSelection', { SpecID: spec.ID });
  return { ...named, Value: text };
}
