import { lineText, nameLetters, phoneDigits, zipDigits } from './clean';
import { destinationTypes } from './destination-types';
import type { AddressDraft } from './draft';

/** A form's address as it is checked and sent: names to letters, ZIP and phone to digits (a phone that is none stays as typed), one line each (specification A5); no recipient where nobody asks. */
export function cleanDraft(draft: AddressDraft): AddressDraft {
  const kinds = destinationTypes.find(({ type }) => type === draft.AddressType)?.recipients ?? [];
  return {
    ...draft,
    Recipient: kinds.includes(draft.Recipient) ? draft.Recipient : (kinds[0] ?? ''),
    FirstName: nameLetters(draft.FirstName),
    LastName: nameLetters(draft.LastName),
    CompanyName: lineText(draft.CompanyName, 100),
    Street1: lineText(draft.Street1, 100),
    Street2: lineText(draft.Street2, 100),
    City: lineText(draft.City, 60),
    Zip: zipDigits(draft.Zip),
    Phone: phoneDigits(draft.Phone),
    Email: draft.Email.trim(),
    NickName: lineText(draft.NickName, 100),
  };
}
