import { isEmail } from '@/lib/address/email';
import { isZip } from '@/lib/core/zip';
import { isPhone } from '../clean';
import { isPickupType, needsCompanyName } from '../destination-types';
import { isStateCode } from '../states';
import { addressTexts, type AddressField } from '../texts';

/** An address as a form holds it, cleaned (`clean.ts`) but not yet checked. */
export interface AddressInput {
  AddressType: string;
  FirstName: string;
  LastName: string;
  CompanyName?: string;
  Street1?: string;
  City?: string;
  State?: string;
  Zip?: string;
  Phone: string;
  Email?: string;
  NickName?: string;
  StoreID?: string;
}

/** Messages by field; an address without messages is complete. */
export type AddressErrors = Partial<Record<AddressField, string>>;

/** The messages of specification A5 for an address, by field. Pickup asks for a store and who collects, Email for a valid e-mail. */
export function validateAddress(input: AddressInput): AddressErrors {
  const pickup = isPickupType(input.AddressType);
  const byMail = input.AddressType === 'Email';
  const faults: Record<AddressField, boolean> = {
    AddressType: input.AddressType === '',
    FirstName: isBlank(input.FirstName),
    LastName: isBlank(input.LastName),
    Phone: !byMail && !isPhone(input.Phone),
    NickName: (input.NickName ?? '').length > 15,
    StoreID: pickup && isBlank(input.StoreID),
    Email: byMail && !isEmail(input.Email ?? ''),
    CompanyName: needsCompanyName(input.AddressType) && isBlank(input.CompanyName),
    Street1: !pickup && !byMail && isBlank(input.Street1),
    City: !pickup && !byMail && isBlank(input.City),
    State: !pickup && !byMail && !isStateCode(input.State ?? ''),
    Zip: !pickup && !byMail && !isZip(input.Zip ?? ''),
  };
  const wrong = (Object.keys(faults) as AddressField[]).filter((field) => faults[field]);
  return Object.fromEntries(wrong.map((field) => [field, addressTexts[field]]));
}

function isBlank(text: string | undefined): boolean {
  return (text ?? '').trim() === '';
}
