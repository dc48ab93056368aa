export const documentMessages = {
  'document-invalid': 'This cannot be saved as it is. Please check the marked fields.',
  'document-too-large': 'This holds more than can be saved in one page.',
  'nothing-published': 'There is no published version to go back to.',
  'nothing-to-undo':
    'This was not undone: it is no longer your last change. Something was done in another tab or on another device.',
  'nothing-to-redo':
    'This was not redone: it is not what was undone last. Something was done in another tab or on another device.',
  'undo-gone': 'This can no longer be undone: it was changed again in the meantime.',
  'redo-gone': 'This can no longer be redone: it was changed in the meantime.',
  'release-overtaken': 'A later version of this was published in the meantime.',
  'release-finished': 'This release is no longer waiting.',
  trashed: 'This is in the trash. Restore it first.',
} as const;

export type DocumentRefusal = keyof typeof documentMessages;
