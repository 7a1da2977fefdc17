import { Me, type BuyerCreditCard } from 'ordercloud-javascript-sdk';
import { limits as shopLimits } from '@/lib/config/limits';
import { errorWords } from '@/lib/core/errors/error-words';
import { problem, type Problem } from '@/lib/core/errors/error-codes';
import { log } from '@/lib/core/log';
import { err, ok, type Result } from '@/lib/core/result';
import type { Bill } from '@/lib/orders/money/bill';
import { securityEvent } from '@/lib/security/security-log';
import { allPages } from '@/lib/upstream/commerce/list-page';
import { commerceCall, commerceRead } from '../../upstream/commerce/call';
import { CommerceFailure } from '../../upstream/commerce/failure';
import { userIDOf } from '../../upstream/commerce/orders';
import type { CardVault } from '../../upstream/payments/card-vault';
import type { AttemptLimits } from '../limits/attempt-limits';

/** A card as the shop shows it: the last four digits and no more. */
export interface SavedCard {
  ID: string;
  CardType: string | null;
  PartialAccountNumber: string | null;
  CardholderName: string | null;
  ExpirationDate: string | null;
}

/**
 * Saves a card of the caller: vaulted at the gateway with its billing address, masked in the commerce platform. A card they have saved already is `card-known`.
 * When the platform refuses it, it is deleted from the vault again; where its answer is lost, it is looked for there first. Throws `CommerceFailure`, and what the gateway throws.
 */
export async function saveCard(
  { vault, limits }: { vault: CardVault; limits: Pick<AttemptLimits, 'countCard'> },
  accessToken: string,
  userID: string,
  card: { Nonce: string; CardholderName: string; Billing?: Bill; DeviceData?: string },
): Promise<Result<SavedCard, Problem>> {
  if ((await userIDOf(accessToken)) !== userID) return err(problem('not-found'));
  const { card: digest, counted } = await limits.countCard(card.Nonce);
  if (!counted.ok) return counted;
  const vaulted = await vault.keep(userID, card);
  if (!vaulted) {
    securityEvent('declined', { account: userID, card: digest, reason: 'saved-card' });
    return err(problem('payment-declined', { field: 'Nonce' }));
  }
  await counted.value.giveBack();
  if (vaulted.twins.length > 0 && (await savedBy(accessToken, vaulted.twins))) {
    await forgetQuietly(vault, userID, vaulted.token);
    return err(problem('card-known', { field: 'Nonce' }));
  }
  try {
    const saved = await commerceCall(accessToken, (options) =>
      Me.CreateCreditCard<BuyerCreditCard>(
        {
          Token: vaulted.token,
          CardType: vaulted.cardType ?? undefined,
          PartialAccountNumber: vaulted.last4 ?? undefined,
          CardholderName: card.CardholderName,
          ExpirationDate: vaulted.expires ?? undefined,
        },
        options,
      ),
    );
    return ok(shown(saved));
  } catch (error) {
    const isUnknown = error instanceof CommerceFailure && !error.refused;
    const taken = isUnknown ? await savedBy(accessToken, [vaulted.token]).catch(() => null) : null;
    if (taken) return ok(shown(taken));
    await vault.forget(userID, vaulted.token).catch(() => undefined);
    throw error;
  }
}

/**
 * A nonce of one of the caller's cards, with which their browser has its bank confirm it (3-D Secure), and its first six digits. Throws `CommerceFailure`, and
 * what the gateway throws.
 */
export async function lendCard(
  vault: CardVault,
  accessToken: string,
  cardID: string,
): Promise<Result<{ Nonce: string; Bin: string }, Problem>> {
  const [card, userID] = await cardAndOwner(accessToken, cardID);
  const lent = card.Token ? await vault.lend(userID, card.Token) : null;
  return lent ? ok({ Nonce: lent.nonce, Bin: lent.bin }) : err(problem('not-found'));
}

/**
 * Removes one of the caller's cards, from the platform first: without its token a card pays nothing, so it is gone for the caller even if the gateway fails to
 * delete it. Throws `CommerceFailure`.
 */
export async function deleteCard(
  vault: CardVault,
  accessToken: string,
  cardID: string,
): Promise<void> {
  const [card, userID] = await cardAndOwner(accessToken, cardID);
  await commerceCall(accessToken, (options) => Me.DeleteCreditCard(cardID, options));
  if (card.Token) await forgetQuietly(vault, userID, card.Token);
}

function cardAndOwner(accessToken: string, cardID: string) {
  return Promise.all([
    commerceRead(accessToken, (options) => Me.GetCreditCard<BuyerCreditCard>(cardID, options)),
    userIDOf(accessToken),
  ]);
}

/** The caller's card at the platform with one of these tokens, `null` for none; a card that is only left in the vault is no saved card. */
async function savedBy(
  accessToken: string,
  tokens: readonly string[],
): Promise<BuyerCreditCard | null> {
  const cards = await allPages((page) =>
    commerceRead(accessToken, (options) =>
      Me.ListCreditCards<BuyerCreditCard>({ page, pageSize: shopLimits.bulkPageSize }, options),
    ),
  );
  return cards.find(({ Token }) => Token && tokens.includes(Token)) ?? null;
}

async function forgetQuietly(vault: CardVault, userID: string, token: string): Promise<void> {
  await vault
    .forget(userID, token)
    .catch((error: unknown) =>
      log('warn', 'card stays in the vault', { upstream: 'payments', detail: errorWords(error) }),
    );
}

function shown(card: BuyerCreditCard): SavedCard {
  return {
    ID: card.ID ?? '',
    CardType: card.CardType ?? null,
    PartialAccountNumber: card.PartialAccountNumber ?? null,
    CardholderName: card.CardholderName ?? null,
    ExpirationDate: card.ExpirationDate ?? null,
  };
}
