export const embedMessages = {
  'embed-unknown': 'This is no address of a service that can be shown here, such as YouTube or Vimeo.',
  'embed-gone': 'The service knows nothing at this address, or keeps it private.',
  'vimeo-basic':
    'Basic Vimeo accounts are unsupported. Use a video of another Vimeo account or of another service, or upload it here.',
} as const;

export type EmbedRefusal = keyof typeof embedMessages;
