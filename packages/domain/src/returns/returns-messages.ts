/** Why an answer to a return is refused, by code. */
export const returnsMessages = {
  'return-not-possible-now': 'Someone else has answered this return. Reload the order to see how.',
  'return-reply-missing': 'Write the customer why the return is declined.',
} as const;
