/** The address form's messages, verbatim (000 §5). */
export const addressTexts = {
  FirstName: 'First name is required',
  LastName: 'Last name is required',
  Street1: 'Address 1 is required',
  City: 'City is required',
  State: 'State is required',
  CompanyName: 'Company name is required',
  Zip: 'Please enter a 5 digit zip',
  Phone: 'Please enter a 10 digit phone number',
  AddressType: 'Address Type Required',
  NickName: 'The maximum line limit is 15 characters',
  Email: 'Please enter a valid email',
  StoreID: 'Select a Store',
} as const;

export type AddressField = keyof typeof addressTexts;
