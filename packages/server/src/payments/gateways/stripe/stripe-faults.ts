/** What the package throws; its classes are not imported, because it is loaded late. */
export interface StripeFault {
  readonly type: string;
  readonly message: string;
  readonly code?: string | undefined;
  readonly decline_code?: string | undefined;
}

export const readStripeFault = (error: unknown): StripeFault | undefined =>
  error instanceof Error &&
  'type' in error &&
  typeof error.type === 'string' &&
  error.type.startsWith('Stripe')
    ? (error as Error & StripeFault)
    : undefined;

const rejections = new Set([
  'StripeInvalidRequestError',
  'StripeAuthenticationError',
  'StripePermissionError',
]);

/** Stripe answered that it does not do this. Every other fault may also mean that it was done. */
export const isRejection = (error: unknown): boolean => rejections.has(readStripeFault(error)?.type ?? '');
