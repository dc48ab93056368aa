import { defineFragment, scopedFormatter, type FormatterTable, type RenderContext } from '@sitewright/template';
import type { RenderHost } from '../languages/index.ts';
import { decodeAttributes, isBodyTag, isPrintedTag, type TagAttributes, type TagKind } from './tag.ts';

/** What the page puts in the place of tags. */
export interface TagAnswers {
  /** The innermost scope of a tag's body or of its partial. */
  scopeOf(kind: TagKind, attributes: TagAttributes, report: (message: string) => void): object;
  /** HTML of a tag that has neither body nor partial. */
  print(kind: TagKind, attributes: TagAttributes): string;
  /** Marks what a tag's partial printed, for the editor. */
  annotate(html: string, attributes: TagAttributes): string;
  /** Proves that a script element stands in the template. */
  readonly scriptMark: string;
}

/** The host of a page's render. Without answers the tags print nothing. */
export interface TagHost extends RenderHost {
  readonly tags?: TagAnswers;
}

type ReadAttributes = (context: RenderContext<TagHost>) => TagAttributes;

/** Values may hold instructions such as `{collection.id}`; they are worked out where the tag stands. */
const bindAttributes = (word: string | undefined): ReadAttributes => {
  const attributes = decodeAttributes(word);
  const entries = Object.entries(attributes);
  if (!entries.some(([, value]) => value.includes('{'))) return () => attributes;
  const parts = entries.map(
    ([name, value]) => [name, value.includes('{') ? defineFragment(value) : value] as const,
  );
  return (context) =>
    Object.fromEntries(
      parts.map(([name, part]) => [name, typeof part === 'string' ? part : context.renderFragment(part)]),
    );
};

const NAVIGATION_TEMPLATE = 'navigation';

const hasPartial = (kind: TagKind): boolean => kind === 'navigation' || kind === 'folder-navigation';

const renderWithPartial = (
  context: RenderContext<TagHost>,
  scope: object,
  attributes: TagAttributes,
): string => {
  context.pushFrame(scope);
  const html = context.renderPartial(attributes['template'] ?? NAVIGATION_TEMPLATE);
  context.popFrame();
  return context.host.tags?.annotate(html, attributes) ?? html;
};

const printTag = scopedFormatter<TagHost>(([kind = '', word]) => {
  if (!isPrintedTag(kind)) return () => '';
  const read = bindAttributes(word);
  return (_value, context) => {
    const { tags } = context.host;
    if (!tags) return '';
    const attributes = read(context);
    if (!hasPartial(kind)) return tags.print(kind, attributes);
    const scope = tags.scopeOf(kind, attributes, (message) => context.error(message));
    return renderWithPartial(context, scope, attributes);
  };
});

const openScope = scopedFormatter<TagHost>(([kind = '', word]) => {
  if (!isBodyTag(kind)) return () => undefined;
  const read = bindAttributes(word);
  return (_value, context) =>
    context.host.tags?.scopeOf(kind, read(context), (message) => context.error(message));
});

const markScript = scopedFormatter<TagHost>(() => (_value, context) => context.host.tags?.scriptMark ?? '');

/** What tags are turned into when a template is read. Nobody writes these names. */
export const formatters: FormatterTable<TagHost> = {
  'page-tag': printTag,
  'page-scope': openScope,
  'page-script-mark': markScript,
};
