export type { PageAsset, PageAuthor, PageCollection, PageItem } from './content-data.ts';
export {
  requirementKey,
  nothingLoaded,
  type CommentsRequirement,
  type ItemsRequirement,
  type LoadedComment,
  type LoadedRequirements,
  type LoadedTerm,
  type DataRequirement,
  type PageRequirements,
  type RelatedRequirement,
  type TermsRequirement,
} from './data-requirements.ts';
