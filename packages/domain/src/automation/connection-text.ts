/** The state of the automation tool of a form. */
export const connectionText = (connected: number): string => {
  if (connected === 0) return 'Awaiting connection';
  return connected === 1 ? '1 Zap connected' : `${connected} Zaps connected`;
};
