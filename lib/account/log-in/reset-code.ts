/** What a code for a new password may look like. The commerce platform documents no form, so a short one is taken; it goes into an address as it is. */
export const resetCodePattern = /^[A-Za-z0-9_-]{4,200}$/;
