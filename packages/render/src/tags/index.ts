export { formatters, type TagAnswers, type TagHost } from './tag-formatters.ts';
export type { Tag, TagAttributes, TagKind } from './tag.ts';
export { weaveTags, type TagProblem, type WovenTemplate } from './weave-tags.ts';
