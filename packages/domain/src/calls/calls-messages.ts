/** Refusals that any call may return. */
export const callMessages = {
  'bad-request': 'The request is not complete or not in the expected form.',
  'crumb-failed': 'Your session has expired. Please reload the page and try again.',
  'origin-wrong': 'This request came from another site and was refused.',
  'not-signed-in': 'Please sign in.',
  'not-allowed': 'You do not have permission to do this.',
  'not-found': 'There is nothing at this address.',
  conflict: 'This was changed by somebody else in the meantime. Reload and try again.',
  'too-large': 'That is more data than can be accepted at once.',
  'unsupported-body': 'Send the request as JSON.',
  'too-many-requests': 'Please try again in a few seconds.',
  unavailable: 'The service is not available for the moment. Please try again.',
  unexpected: 'Something went wrong',
} as const;

export type CallRefusal = keyof typeof callMessages;
