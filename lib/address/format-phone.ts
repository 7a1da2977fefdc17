/** Ten digits as a phone number is written, `612-555-0123`; anything else as it is. */
export function formatPhone(phone: string): string {
  return phone.replace(/^(\d{3})(\d{3})(\d{4})$/, '$1-$2-$3');
}
