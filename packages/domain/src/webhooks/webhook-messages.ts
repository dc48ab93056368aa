export const webhookLimits = {
  MAX_ENDPOINTS: 20,
  MAX_URL_LENGTH: 2000,
  /** After a rotation both secrets sign for this long. */
  ROTATION_HOURS: 24,
  /** An endpoint that fails for this long is turned off. */
  MAX_FAILING_DAYS: 5,
  /** Deliveries are listed for this long. */
  KEPT_DAYS: 30,
} as const;

export const webhookMessages = {
  'webhook-url-invalid': 'Enter an address that begins with https://.',
  'webhook-url-unreadable': 'This is not a valid address. Check the part after https://.',
  'webhook-url-password': 'Remove the user name and password from the address. Requests are signed instead.',
  'webhook-url-private': 'This address is not on the public internet. Enter a public one.',
  'webhook-events-missing': 'Choose at least one event.',
  'webhook-event-not-allowed':
    'Your role may not see what this event tells. An administrator can have it sent.',
  'webhook-too-many': 'A site can have 20 webhooks. Delete one first.',
} as const;

export type WebhookRefusal = keyof typeof webhookMessages;
