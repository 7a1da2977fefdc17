/** Five digits: the part of a ZIP code that the shop asks for and decides by (ruling 15). */
export const zipPattern = /^\d{5}$/;

/** Whether a text is a five-digit ZIP; that there is such a place is another question. */
export function isZip(text: string): boolean {
  return zipPattern.test(text);
}

/** What is said of a ZIP that is none (specification A5). */
export const zipFault = 'Please enter a 5 digit zip';
