import type { ContentStatus } from './content/content.ts';
import { isVisibleAt } from './statuses.ts';

interface Dated {
  readonly status: ContentStatus;
  readonly publishOn?: number;
}

/** Everything that determines the publication state of a page or item. */
export interface PublicationDetails {
  /** The saved draft. */
  readonly draft: Dated;
  /** The last published revision, visible or not; undefined if there is none. */
  readonly published?: Dated | undefined;
  /** Whether they differ. */
  readonly hasChanges: boolean;
  /** When a scheduled release will publish it. */
  readonly releaseAt?: number | undefined;
  /** For items: whether visitors can open its collection's page. */
  readonly isParentVisible?: boolean | undefined;
}

export const publicationStates = [
  'draft',
  'needs-review',
  /** Its draft has a publication time, but the schedule is not published. */
  'unconfirmed',
  'scheduled',
  'private',
  'published',
  'changed',
  /** Published, but its collection's page is not. */
  'blocked',
] as const;

export interface PublicationState {
  readonly name: (typeof publicationStates)[number];
  /** Whether visitors can open it now, in any state. */
  readonly isVisible: boolean;
  /** When it, or its changes, will be published. */
  readonly at?: number;
}

const hidden = (name: PublicationState['name'], at?: number): PublicationState => ({
  name,
  isVisible: false,
  ...(at === undefined ? {} : { at }),
});

const stateOfHidden = ({ draft, published, releaseAt }: PublicationDetails): PublicationState => {
  if (releaseAt !== undefined) return hidden('scheduled', releaseAt);
  if (published?.status === 'scheduled') return hidden('scheduled', published.publishOn);
  if (draft.status === 'scheduled') return hidden('unconfirmed', draft.publishOn);
  if (published?.status === 'private') return hidden('private');
  return hidden(draft.status === 'needs-review' ? 'needs-review' : 'draft');
};

/** The publication state, as shown in all lists and dialogs and checked by all calls. */
export const publicationStateOf = (details: PublicationDetails, now: number): PublicationState => {
  const { published, hasChanges, releaseAt, isParentVisible = true } = details;
  if (!published || !isVisibleAt(published, now)) return stateOfHidden(details);
  if (releaseAt !== undefined) return { name: 'scheduled', isVisible: isParentVisible, at: releaseAt };
  if (!isParentVisible) return hidden('blocked');
  return { name: hasChanges ? 'changed' : 'published', isVisible: true };
};

const names = {
  draft: 'Draft',
  'needs-review': 'Needs Review',
  unconfirmed: 'Scheduled once published',
  scheduled: 'Scheduled',
  private: 'Private',
  published: 'Published',
  changed: 'Changed',
  blocked: 'Page not published',
} as const satisfies Record<PublicationState['name'], string>;

/** The state as text; `formatTime` formats a time in the site's time zone. */
export const describeState = (
  { name, isVisible, at }: PublicationState,
  formatTime: (moment: number) => string,
): string => {
  if (name !== 'scheduled' || at === undefined) return names[name];
  return `${isVisible ? 'Changes scheduled' : 'Scheduled'} for ${formatTime(at)}`;
};

/** What to do to make it visible, if the state does not say so. */
export const explainState = (
  { name, at }: PublicationState,
  formatTime: (moment: number) => string,
): string | undefined => {
  if (name === 'blocked')
    return 'Published, but visitors cannot open it: the page it belongs to is not published.';
  if (name === 'unconfirmed' && at !== undefined)
    return `Publish it, so that it appears on ${formatTime(at)}.`;
  return undefined;
};
