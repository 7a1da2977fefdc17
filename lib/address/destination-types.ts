/** Where something can be sent (000 §3). */
export const addressTypes = [
  'Residence', 'Hospital', 'Church', 'FuneralHome', 'Cemetery', 'School', 'Business', 'Email', 'InStorePickUp', 'CurbsidePickUp',
] as const;

export type AddressType = (typeof addressTypes)[number];

/** A destination type with what its form and its place search need. */
export interface DestinationType {
  type: AddressType;
  label: string;
  /** Codes of the delivery methods that reach it. */
  validMethods: readonly string[];
  /** Filters of its address list: IDs by prefix, active ones only. */
  filters: { IDPrefix?: string; Active?: true };
  /** Kinds of recipient offered, the first preselected. */
  recipients: readonly string[];
  /** Types of the place search, and whether it is limited to the US. */
  placeSearch?: { types: readonly string[]; usOnly: boolean };
}

const delivery = ['Wired', 'Courier', 'LocalDelivery', 'USPS', 'UPS', 'TFE', 'FTD'] as const;

/** The destination types in the order a form lists them. */
export const destinationTypes: readonly DestinationType[] = [
  { type: 'Residence', label: 'Residence', validMethods: delivery, filters: {}, recipients: [], placeSearch: { types: ['address'], usOnly: true } },
  { type: 'Business', label: 'Business', validMethods: delivery, filters: {}, recipients: [], placeSearch: { types: ['establishment'], usOnly: true } },
  { type: 'Hospital', label: 'Hospital', validMethods: delivery, filters: { IDPrefix: 'Hospital-', Active: true }, recipients: ['Patient', 'Staff'], placeSearch: { types: ['hospital'], usOnly: false } },
  { type: 'FuneralHome', label: 'Funeral Home', validMethods: delivery, filters: { IDPrefix: 'FuneralHome-', Active: true }, recipients: ['InMemoryOf'], placeSearch: { types: ['funeral_home'], usOnly: false } },
  { type: 'Church', label: 'Church', validMethods: delivery, filters: { IDPrefix: 'Church-', Active: true }, recipients: ['Staff', 'In Memory Of'], placeSearch: { types: ['church'], usOnly: false } },
  { type: 'Cemetery', label: 'Cemetery', validMethods: delivery, filters: { IDPrefix: 'Cemetery-', Active: true }, recipients: ['InMemoryOf'], placeSearch: { types: ['cemetery'], usOnly: false } },
  { type: 'School', label: 'School', validMethods: delivery, filters: {}, recipients: [], placeSearch: { types: ['school'], usOnly: true } },
  { type: 'Email', label: 'Email', validMethods: ['Email'], filters: {}, recipients: [] },
  { type: 'InStorePickUp', label: 'In-Store Pickup', validMethods: ['InStorePickUp', 'CurbsidePickUp'], filters: { IDPrefix: 'Store-', Active: true }, recipients: [] },
  { type: 'CurbsidePickUp', label: 'Curbside Pickup', validMethods: ['CurbsidePickUp'], filters: { IDPrefix: 'Store-', Active: true }, recipients: [] },
];

const needCompany: ReadonlySet<string> = new Set(['FuneralHome', 'Hospital', 'School', 'Business', 'Cemetery', 'Church', 'Email']);

/** Whether a destination needs a company name (001 §3: these seven). */
export function needsCompanyName(addressType: string): boolean {
  return needCompany.has(addressType);
}

/** Whether a destination type is a store pickup. */
export function isPickupType(addressType: string): boolean {
  return addressType === 'InStorePickUp' || addressType === 'CurbsidePickUp';
}
