import type { BlockKind } from '@sitewright/domain/blocks';
import type { Perform } from '../../actions/action.ts';
import type { PageAreas } from '../../model/page-areas.ts';

/** Dependencies of text editing on the canvas. */
export interface TextEditingContext {
  readonly page: Document | undefined;
  readonly pageAreasNow: () => PageAreas;
  readonly canChange: boolean;
  /** Which blocks the slash menu offers. */
  readonly isOffered: (kind: BlockKind) => boolean;
  readonly perform: Perform;
  readonly announce: (text: string) => void;
  /** Reports whether there is input that is no command yet. */
  readonly onPending: (isPending: boolean) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Editing ended: the server renders the block again. */
  readonly onLeave: (blockId: string) => void;
  /** The text editor could not be loaded, for example offline. */
  readonly onFailure: () => void;
}
