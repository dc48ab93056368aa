import type { ConfirmQuestion } from '../../controls/index.ts';

export const deleteQuestion = (filename: string): ConfirmQuestion => ({
  title: `Delete ${filename}?`,
  text: 'Links update: pages that show this file or link to it no longer do. This cannot be undone with Undo, but for 30 days the file can be restored from the trash, and pages show it again. After that it is gone for good.',
  confirm: 'Delete',
});
