import type { Subject } from './subject.ts';

/** What every dialog of the publish menu works with. */
export interface PublishDialogProps {
  readonly subject: Subject;
  /** Path of the page in view. */
  readonly at: string;
  /** What else on this screen has a history of its own. */
  readonly others: readonly Subject[];
  readonly onClose: () => void;
}
