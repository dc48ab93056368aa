/** Settings of comments and likes; keys are those of `websiteSettings` in the page context. */
export interface CommentSettings {
  readonly commentsEnabled: boolean;
  readonly simpleLikingEnabled: boolean;
  readonly commentApprovalRequired: boolean;
  /** Whether a name is enough; otherwise the email address is required. */
  readonly commentAnonAllowed: boolean;
  readonly commentThreaded: boolean;
  readonly commentEnableByDefault: boolean;
  /** 0 for never. */
  readonly commentDisableAfterDaysDefault: number;
  /** Levels of replies that are indented; deeper ones are shown at the deepest level. */
  readonly commentThreadDepth: number;
  readonly commentFlagsAllowed: boolean;
  /** A comment with this many flags is hidden until it is approved again; 0 for never. */
  readonly commentFlagThreshold: number;
  /** Authors with this many approved comments need no approval; 0 for nobody. */
  readonly commentTrustAfter: number;
  /** Whether an email says that comments wait for approval. */
  readonly commentNotify: boolean;
  /** Where that email goes; empty for all contributors who may moderate. */
  readonly commentNotifyEmail: string;
}

/** Approval is required by default: the owner sees comments before other visitors do. */
export const defaultCommentSettings = {
  commentsEnabled: true,
  simpleLikingEnabled: true,
  commentApprovalRequired: true,
  commentAnonAllowed: true,
  commentThreaded: true,
  commentEnableByDefault: true,
  commentDisableAfterDaysDefault: 0,
  commentThreadDepth: 5,
  commentFlagsAllowed: true,
  commentFlagThreshold: 3,
  commentTrustAfter: 0,
  commentNotify: true,
  commentNotifyEmail: '',
} as const satisfies CommentSettings;

/** Settings that visitors may know, as part of the page context. The others concern moderators alone. */
export const publicCommentSettings = ({
  commentTrustAfter: _trustAfter,
  commentNotify: _notify,
  commentNotifyEmail: _notifyEmail,
  ...settings
}: CommentSettings): PublicCommentSettings => settings;

export type PublicCommentSettings = Omit<
  CommentSettings,
  'commentTrustAfter' | 'commentNotify' | 'commentNotifyEmail'
>;

/** `commentState` of an item. */
export const commentStates = { open: 1, closed: 2 } as const;

const DAY_MS = 86_400_000;

interface Commented {
  readonly commentState?: number;
  readonly publishOn?: number;
  readonly recordType?: number;
}

/** Reviews of products are another matter: comments are open on one only if its own setting says so. */
const PRODUCT = 11;

/** When comments close by age; Infinity if never. */
export const commentsCloseAt = (
  { publishOn }: Commented,
  { commentDisableAfterDaysDefault: days }: Pick<CommentSettings, 'commentDisableAfterDaysDefault'>,
): number => (days > 0 && publishOn !== undefined ? publishOn + days * DAY_MS : Infinity);

/** The item's own setting takes precedence over the site's. */
export const commentStateOf = (item: Commented, settings: CommentSettings, now: number): number => {
  const isOpenByDefault = settings.commentEnableByDefault && item.recordType !== PRODUCT;
  const defaultState = isOpenByDefault ? commentStates.open : commentStates.closed;
  const state = item.commentState ?? defaultState;
  return state === commentStates.open && now < commentsCloseAt(item, settings)
    ? commentStates.open
    : commentStates.closed;
};
