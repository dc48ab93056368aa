export const automationLimits = {
  MAX_KEYS: 10,
  MAX_HOOKS: 100,
  MAX_NAME_LENGTH: 60,
  /** Records that a sample shows. */
  SAMPLES: 3,
} as const;

export const automationMessages = {
  'key-wrong': 'This key is not valid for this site. Send it as "Authorization: Bearer <key>".',
  'key-name-missing': 'Enter a name, so that you know later what the key is used for.',
  'key-too-many': 'A site can have 10 keys. Revoke one first.',
  'hook-too-many': 'A site can have 100 connected automations. Disconnect one first.',
  'hook-event-not-allowed':
    'The contributor who created this key may not see what this event tells. Use a key of somebody who may.',
  'hook-form-unknown': 'This site has no such form.',
  'hook-form-misplaced': 'Only submissions belong to a form. Leave the form out for other events.',
} as const;

export type AutomationRefusal = keyof typeof automationMessages;
