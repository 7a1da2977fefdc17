import { zipFault } from '@/lib/core/zip';

/** The address form's messages, verbatim (specification A5). */
export const addressTexts = {
  FirstName: 'First name is required',
  LastName: 'Last name is required',
  Street1: 'Address 1 is required',
  City: 'City is required',
  State: 'State is required',
  CompanyName: 'Company name is required',
  Zip: zipFault,
  Phone: 'Please enter a 10 digit phone number',
  AddressType: 'Address Type Required',
  NickName: 'The maximum line limit is 15 characters',
  Email: 'Please enter a valid email',
  StoreID: 'Select a Store',
} as const;

export type AddressField = keyof typeof addressTexts;

/** What the address dialog says (specification B2, B8 verbatim where they have the words). */
export const addressDialogTexts = {
  /** Google asks for its name wherever its suggestions stand without its map. */
  suggestedBy: 'Google Maps',
  hospital: 'All hospital deliveries are final.',
  failed: (phone: string) =>
    `We are unable to validate this address. Please confirm and re-enter your recipient address, or call our Order Center at ${phone} to place your order.`,
  productUndeliverable: (title: string) => `${title} cannot be delivered to this location`,
  undeliverable:
    'These products cannot be delivered to this location. Please change to Store Pickup, or shop from our Out Of Town category.',
  title: 'Recipient address',
  editTitle: 'Edit address',
  pickupTitle: 'Store pickup',
  storesDown: 'Our stores are not available just now. We ask for them again in a moment.',
  loading: 'Loading ...',
  logIn: 'Log in to save addresses and to choose from the ones you have saved.',
  hospitalLink: 'Read how hospital deliveries work (opens in a new tab)',
  postBox: 'A post office box works for gift cards only: flowers and plants need a door.',
  changed:
    'You changed something while we were checking the address. Please look at it and go on once more.',
  changedSince:
    'You changed something while we were saving. The address is saved as it was before; please look at it and go on once more.',
  kept: 'What you typed before is still here.',
  startOver: 'Start over',
  editBook: 'Add or edit saved addresses',
  abroad: 'We deliver within the United States. To send something abroad, please call',
  chooseTitle: 'Which address is right?',
  entered: 'Entered',
  suggested: 'Suggested',
  phoneHint: 'We call this number only if there is a problem with delivery.',
  pickupPhoneHint: 'We call when your order is ready.',
} as const;
