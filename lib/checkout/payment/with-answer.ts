import type { BankVerdict } from './bank-verdict';
import type { PlannedTender } from './payment-plan';

/** A tender with what its bank said: the nonce that pays now, or the ID a saved card pays with. */
export function withAnswer(
  planned: PlannedTender,
  {
    verdict,
    nonce,
    verificationID,
  }: { verdict: BankVerdict; nonce: string; verificationID?: string },
): PlannedTender {
  const { tender, bank = { email: null } } = planned;
  const confirmed = verdict === 'confirmed' ? tender.amount : undefined;
  if (tender.kind === 'card')
    return {
      ...planned,
      tender: { ...tender, nonce: nonce || tender.nonce },
      bank: { ...bank, confirmed },
    };
  return tender.kind === 'savedCard'
    ? { ...planned, tender: { ...tender, verificationID }, bank: { ...bank, confirmed } }
    : planned;
}
