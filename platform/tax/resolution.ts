import { streetLine, type LookedUp, type WrittenAddress } from '../maps/look-up';
import { pointOf } from '../maps/shapes';

/** What AvaTax's `ResolveAddress` answers about an address that was looked up; in capitals unless `mixed` letters were asked for. */
export function resolution(looked: LookedUp, written: WrittenAddress, mixed: boolean): object {
  const { line1, line2, city, state: region, zip: postalCode } = written;
  const address = { line1, line2, city, region, country: 'US', postalCode };
  const { door, town, box, unit } = looked;
  const place = door ?? (box ? town : null);
  if (!place)
    return {
      address,
      validatedAddresses: [{ addressType: 'UnknownAddressType', ...address }],
      resolutionQuality: 'NotCoded',
      messages: [
        {
          summary: 'The address is not deliverable.',
          details: 'The physical location exists but there are no homes on this street.',
          refersTo: 'Address.Line0',
          severity: 'Error',
          source: 'Avalara.AvaTax.Services.Address',
        },
      ],
    };
  const cased = (text: string) => (mixed ? text : text.toUpperCase());
  const { lat: latitude, lng: longitude } = pointOf(place);
  return {
    address,
    validatedAddresses: [
      {
        addressType: box
          ? 'POBoxAddress'
          : unit
            ? 'HighRiseOrBusinessComplex'
            : 'StreetOrResidentialAddress',
        line1: cased([box ? `PO Box ${box}` : streetLine(place), unit].filter(Boolean).join(' ')),
        line2: '',
        line3: '',
        city: cased(place.place.city),
        region: place.place.state,
        country: 'US',
        postalCode: `${place.place.zip}-1234`,
        latitude,
        longitude,
      },
    ],
    coordinates: { latitude, longitude },
    resolutionQuality: box ? 'PostalCentroidGood' : 'Rooftop',
    taxAuthorities: [],
  };
}
