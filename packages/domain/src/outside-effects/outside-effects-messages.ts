export const outsideEffectsMessages = {
  'outside-effects-running': 'Nothing is paused.',
  'outside-effects-gateway': 'The payment service did not answer. Nothing was changed; try again later.',
} as const;
