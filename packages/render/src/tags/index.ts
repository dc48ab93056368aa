export { formatters, type TagAnswers, type TagHost } from './tag-formatters.ts';
export { ownScriptName, type Tag, type TagAttributes, type TagKind } from './tag.ts';
export { compileTags, type TagProblem, type CompiledTags } from './compile-tags.ts';
