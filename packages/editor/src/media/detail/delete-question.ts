import type { ConfirmQuestion } from '../../controls/index.ts';

export const deleteQuestion = (filename: string): ConfirmQuestion => ({
  title: `Delete ${filename}?`,
  text: 'Links update: pages that use this file will no longer show it. This cannot be undone with Undo, but you can restore the file from the trash for 30 days. After that it is deleted permanently.',
  confirm: 'Delete',
});
