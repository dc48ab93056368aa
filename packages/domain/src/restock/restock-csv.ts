import type { SignUpState } from './sign-ups.ts';

export interface ExportedSignUp {
  readonly email: string;
  readonly product: string;
  readonly variant: string;
  readonly sku: string;
  readonly state: SignUpState;
  readonly language: string;
  readonly isJoinMailingList: boolean;
  readonly consentText: string;
  readonly signedUpOn: string;
  readonly notifiedOn: string | null;
}

export const restockCsvHead: readonly string[] = [
  'Email',
  'Product',
  'Variant',
  'SKU',
  'State',
  'Language',
  'Mailing list',
  'Agreed to',
  'Signed up',
  'Notified',
];

export const restockCsvRow = (signUp: ExportedSignUp): string[] => [
  signUp.email,
  signUp.product,
  signUp.variant,
  signUp.sku,
  signUp.state,
  signUp.language,
  signUp.isJoinMailingList ? 'yes' : 'no',
  signUp.consentText,
  signUp.signedUpOn,
  signUp.notifiedOn ?? '',
];
