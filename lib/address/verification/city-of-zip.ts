import { statesOfZip } from './zip-states';

interface CityAndZip {
  /** The city as it stands in the form. */
  city: string;
  /** The ZIP that is typed; followed once it has five digits. */
  zip: string;
  /** The ZIP the shopper, a suggestion or the address itself gave this city for; empty for one given before any ZIP, `null` for one that was filled in. */
  givenFor: string | null;
  /** The city of that ZIP where the shop knows it. */
  cityInShop: string | null;
}

/** The city a form shows for its ZIP: one given for this ZIP stays; any other follows, and goes where the ZIP is of elsewhere (specification A4, decision 091). */
export function cityOfZip({ city, zip, givenFor, cityInShop }: CityAndZip): string {
  if (zip.length < 5 || (city !== '' && (givenFor === zip || givenFor === ''))) return city;
  if (cityInShop) return cityInShop;
  return givenFor !== null && sameState(givenFor, zip) ? city : '';
}

function sameState(a: string, b: string): boolean {
  const states = statesOfZip(b);
  return statesOfZip(a).some((state) => states.includes(state));
}
