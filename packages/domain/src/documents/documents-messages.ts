export const documentMessages = {
  'document-invalid': 'This cannot be saved as it is. Please check the marked fields.',
  'document-too-large': 'This holds more than can be saved in one page.',
  'nothing-published': 'There is no published version to go back to.',
  trashed: 'This is in the trash. Restore it first.',
} as const;

export type DocumentRefusal = keyof typeof documentMessages;
