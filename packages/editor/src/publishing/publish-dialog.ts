import type { Subject } from './subject.ts';

/** Props of every dialog of the publish menu. */
export interface PublishDialogProps {
  readonly subject: Subject;
  /** Path of the current page. */
  readonly at: string;
  /** Other documents of this screen with a history. */
  readonly others: readonly Subject[];
  readonly onClose: () => void;
}
