export type { PageAsset, PageAuthor, PageCollection, PageItem } from './content-data.ts';
export {
  needKey,
  nothingLoaded,
  type CommentsNeed,
  type ItemsNeed,
  type LoadedComment,
  type LoadedNeeds,
  type LoadedTerm,
  type Need,
  type PageNeeds,
  type RelatedNeed,
  type TermsNeed,
} from './data-requirements.ts';
