import type { ContentStatus } from './content/content.ts';
import { isVisibleAt } from './statuses.ts';

interface Dated {
  readonly status: ContentStatus;
  readonly publishOn?: number;
}

/** What is known of a page or item. */
export interface PublicationDetails {
  /** As it is saved. */
  readonly draft: Dated;
  /** As it was last published, whether visitors see that or not; nothing where it never was. */
  readonly published?: Dated | undefined;
  /** Whether both differ. */
  readonly hasChanges: boolean;
  /** When a release that waits is going to publish it. */
  readonly releaseAt?: number | undefined;
  /** Of an item: whether visitors can open the page that it belongs to. */
  readonly isParentVisible?: boolean | undefined;
}

export const publicationStates = [
  'draft',
  'needs-review',
  /** It is to appear at a time, but only once it is published. */
  'unconfirmed',
  'scheduled',
  'private',
  'published',
  'changed',
  /** Published, but the page that it belongs to is not. */
  'blocked',
] as const;

export interface PublicationState {
  readonly name: (typeof publicationStates)[number];
  /** Whether visitors can open it now, in whatever state. */
  readonly isVisible: boolean;
  /** When it appears, or when its changes do. */
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

/** What the owner is told about a page or item: the one rule for all lists, dialogs and calls. */
export const publicationStateOf = (facts: PublicationDetails, now: number): PublicationState => {
  const { published, hasChanges, releaseAt, isParentVisible = true } = facts;
  if (!published || !isVisibleAt(published, now)) return stateOfHidden(facts);
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

/** In words; `tell` says a moment on the clock of the site. */
export const describeState = (
  { name, isVisible, at }: PublicationState,
  tell: (moment: number) => string,
): string => {
  if (name !== 'scheduled' || at === undefined) return names[name];
  return `${isVisible ? 'Changes scheduled' : 'Scheduled'} for ${tell(at)}`;
};

/** What has to be done so that visitors see it, where the state alone does not say it. */
export const explainState = (
  { name, at }: PublicationState,
  tell: (moment: number) => string,
): string | undefined => {
  if (name === 'blocked')
    return 'Published, but visitors cannot open it: the page it belongs to is not published.';
  if (name === 'unconfirmed' && at !== undefined) return `Publish it, so that it appears on ${tell(at)}.`;
  return undefined;
};
