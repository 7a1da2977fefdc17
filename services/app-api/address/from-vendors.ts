import { capitalised, namesUnit, standardStreet } from '@/lib/address/verification/standard-street';
import { statesOfZip } from '@/lib/address/verification/zip-states';
import type {
  AvalaraResolution,
  GoogleValidation,
  WrittenAddress,
} from '../../upstream/address-validation';
import { fiveDigits, notFound, type AddressValidation } from './validate-address';

const longest = { line: 100, city: 60 };

/** Deliverable by the postal service's own list, with or without the unit. */
const delivered = ['Y', 'D', 'S'];

/** Google confirms the building or a unit of it. */
const confirmed = ['PREMISE', 'SUB_PREMISE'];

/**
 * Google's result in the shop's shape: found when the postal service delivers there, or when Google confirms the building and asks for no correction. `null`
 * for an implausible result: then another validator has to be asked.
 */
export function fromGoogle(
  { result }: GoogleValidation,
  written: WrittenAddress,
): AddressValidation | null {
  const verdict = result?.verdict;
  if (!verdict?.validationGranularity) return null;
  const isFound =
    delivered.includes(result?.uspsData?.dpvConfirmation ?? '') ||
    (verdict.possibleNextAction !== 'FIX' && confirmed.includes(verdict.validationGranularity));
  if (!isFound) return notFound;
  const {
    addressLines = [],
    locality,
    administrativeArea,
    postalCode,
  } = result?.address?.postalAddress ?? {};
  return standard(
    { lines: addressLines, city: locality, state: administrativeArea, postalCode },
    written,
  );
}

/** AvaTax's result in the shop's shape: found when it has one address and no error. `null` for an implausible result. */
export function fromAvalara(
  { validatedAddresses, resolutionQuality, messages = [] }: AvalaraResolution,
  written: WrittenAddress,
): AddressValidation | null {
  if (!validatedAddresses) return null;
  const [found] = validatedAddresses;
  const isError = messages.some(({ severity }) => severity === 'Error' || severity === 'Exception');
  if (!found || isError || resolutionQuality === 'NotCoded') return notFound;
  return standard(
    {
      lines: [found.line1, found.line2, found.line3],
      city: found.city,
      state: found.region,
      postalCode: found.postalCode,
    },
    written,
  );
}

interface VendorAddress {
  lines: readonly (string | undefined)[];
  city: string | undefined;
  state: string | undefined;
  postalCode: string | undefined;
}

/** A vendor's address in the shop's form; `null` when it is not usable: no street or city, a ZIP of another state, or a field that is too long. */
function standard(
  { lines, city = '', state = '', postalCode = '' }: VendorAddress,
  written: WrittenAddress,
): AddressValidation | null {
  const own = spoken(written.line2).join(' ');
  const found = lines.filter((each = '') => each !== '' && spoken(each).join(' ') !== own);
  const line = standardStreet(found.join(' '));
  const zip = fiveDigits(postalCode);
  const isAddress =
    line !== '' &&
    line.length <= longest.line &&
    city.trim() !== '' &&
    city.length <= longest.city &&
    zip !== undefined &&
    statesOfZip(zip).includes(state);
  if (!isAddress) return null;
  return {
    ResultCode: 'Success',
    Address: {
      Line1: written.line2 === '' ? line : withoutRepeatedUnits(line, written),
      Line2: standardStreet(written.line2),
      City: city.trim().split(/\s+/).map(capitalised).join(' '),
      Region: state,
      PostalCode: zip,
      Country: 'US',
    },
  };
}

const unitsAtEnd = /(?<=\S+ \S+) (?:#|(?:Apt|Ste|Unit|Fl|Rm|Bldg)(?= )).*$/;
const oneUnit = / (?:(?:Apt|Ste|Unit|Fl|Rm|Bldg) )?#? ?([^\s#]+)/g;

/** A street line without the units that the second line repeats or contradicts; units typed into the street line stay. */
function withoutRepeatedUnits(line: string, { line1, line2 }: WrittenAddress): string {
  const [[, ...before], own] = [spoken(line1), spoken(line2)];
  return line.replace(unitsAtEnd, (units) =>
    units.replace(oneUnit, (unit, name: string) => {
      const word = name.toLowerCase();
      return own.includes(word) || (namesUnit(line2) && !before.includes(word)) ? '' : unit;
    }),
  );
}

function spoken(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
