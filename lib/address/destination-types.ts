/** Where something can be sent (specification A3). */
export const addressTypes = [
  'Residence',
  'Hospital',
  'Church',
  'FuneralHome',
  'Cemetery',
  'School',
  'Business',
  'Email',
  'InStorePickUp',
  'CurbsidePickUp',
] as const;

type AddressType = (typeof addressTypes)[number];

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

/** A destination reached by delivery, found by its own kind of place. */
function place(
  type: AddressType,
  label: string,
  searched: string,
  more: Partial<DestinationType> & { usOnly?: boolean } = {},
): DestinationType {
  const { usOnly = false, ...rest } = more;
  return {
    type,
    label,
    validMethods: delivery,
    filters: {},
    recipients: [],
    placeSearch: { types: [searched], usOnly },
    ...rest,
  };
}

/** Listed destinations have addresses of their own in the buyer's list, active ones only. */
function listed(prefix: string): Pick<DestinationType, 'filters'> {
  return { filters: { IDPrefix: prefix, Active: true } };
}

/** The destination types in the order a form lists them. */
export const destinationTypes: readonly DestinationType[] = [
  place('Residence', 'Residence', 'address', { usOnly: true }),
  place('Business', 'Business', 'establishment', { usOnly: true }),
  place('Hospital', 'Hospital', 'hospital', {
    ...listed('Hospital-'),
    recipients: ['Patient', 'Staff'],
  }),
  place('FuneralHome', 'Funeral Home', 'funeral_home', {
    ...listed('FuneralHome-'),
    recipients: ['InMemoryOf'],
  }),
  place('Church', 'Church', 'church', {
    ...listed('Church-'),
    recipients: ['Staff', 'In Memory Of'],
  }),
  place('Cemetery', 'Cemetery', 'cemetery', { ...listed('Cemetery-'), recipients: ['InMemoryOf'] }),
  place('School', 'School', 'school', { usOnly: true }),
  { type: 'Email', label: 'Email', validMethods: ['Email'], filters: {}, recipients: [] },
  {
    type: 'InStorePickUp',
    label: 'In-Store Pickup',
    validMethods: ['InStorePickUp', 'CurbsidePickUp'],
    ...listed('Store-'),
    recipients: [],
  },
  {
    type: 'CurbsidePickUp',
    label: 'Curbside Pickup',
    validMethods: ['CurbsidePickUp'],
    ...listed('Store-'),
    recipients: [],
  },
];

const methodsOf = new Map<string, readonly string[]>(
  destinationTypes.map(({ type, validMethods }) => [type, validMethods]),
);

/** Whether a delivery method comes to a kind of destination (specification A3: its valid methods); never to one nobody knows. */
export function isValidMethod(addressType: string, method: string): boolean {
  return methodsOf.get(addressType)?.includes(method) ?? false;
}

const needCompany: ReadonlySet<string> = new Set([
  'FuneralHome',
  'Hospital',
  'School',
  'Business',
  'Cemetery',
  'Church',
]);

/** Whether a destination needs a company name (specification B3); an e-mail has none (ruling 37). */
export function needsCompanyName(addressType: string): boolean {
  return needCompany.has(addressType);
}

/** Whether a destination type is a store pickup. */
export function isPickupType(
  addressType: string,
): addressType is 'InStorePickUp' | 'CurbsidePickUp' {
  return addressType === 'InStorePickUp' || addressType === 'CurbsidePickUp';
}
