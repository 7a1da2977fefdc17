/** What a code for a new password looks like, as the commerce platform mails it. */
export const resetCodePattern = /^[A-Za-z0-9_-]{8,200}$/;
