import type { ReactNode } from 'react';
import type { Subject } from './subject.ts';

/** Shows a version of a document that is no part of a single page. */
export type ShowVersion = (content: unknown) => ReactNode;

/** Props of every dialog of the publish menu. */
export interface PublishDialogProps {
  readonly subject: Subject;
  /** Path of the current page. */
  readonly at: string;
  /** Other documents of this screen with a history. */
  readonly others: readonly Subject[];
  readonly showVersion?: ShowVersion | undefined;
  readonly onClose: () => void;
}
