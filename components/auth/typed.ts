import { useState } from 'react';
import { authDialogStore } from './auth-dialog-store';

/** What somebody has typed in the dialog and another tab asks for as well. Never a password. */
interface TypedDetails {
  email: string;
  firstName: string;
  lastName: string;
}

/** What was typed so far, and how a form adds to it. */
export interface TypedFields {
  read(): TypedDetails;
  keep(typed: Partial<TypedDetails>): void;
}

/** Keeps what is typed from tab to tab: a form that comes begins with it. */
export function typedFields(email = ''): TypedFields {
  let typed: TypedDetails = { email, firstName: '', lastName: '' };
  return {
    read: () => typed,
    keep: ({
      email: address = typed.email,
      firstName = typed.firstName,
      lastName = typed.lastName,
    }) => {
      typed = { email: address, firstName, lastName };
    },
  };
}

/** The fields of one opening of the dialog: closing it forgets them. */
export function useTyped(): TypedFields {
  return useState(() => typedFields(authDialogStore.email()))[0];
}
