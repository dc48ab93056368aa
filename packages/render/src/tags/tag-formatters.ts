import {
  asString,
  defineFragment,
  escapeAttribute,
  formatter,
  property,
  propertyPath,
  scopedFormatter,
  type FormatterTable,
  type RenderContext,
} from '@sitewright/template';
import type { RenderHost } from '../languages/index.ts';
import { isScriptMarkerName, type ScriptMarkers } from '../inline-scripts/index.ts';
import { decodeAttributes, isBodyTag, isPrintedTag, type TagAttributes, type TagKind } from './tag.ts';

/** Resolves tags for a page. */
export interface TagAnswers {
  /** The innermost scope for a tag's body or partial. */
  scopeOf(kind: TagKind, attributes: TagAttributes, report: (message: string) => void): object;
  /** HTML of a tag that has neither body nor partial. */
  print(kind: TagKind, attributes: TagAttributes): string;
  /** Marks the output of a tag's partial for the editor. */
  annotate(html: string, attributes: TagAttributes): string;
  /** Markers around template scripts that contain data. */
  readonly scriptMarks: ScriptMarkers;
}

/** The host of a page's render. Without `tags`, tags print nothing. */
export interface TagHost extends RenderHost {
  readonly tags?: TagAnswers;
}

type ReadAttributes = (context: RenderContext<TagHost>) => TagAttributes;

/** Values may contain instructions such as `{collection.id}`, which are evaluated in the tag's scope. */
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

/** Templates of folder navigations iterate over `@`, or over `items` as in other navigations. */
const readsItems = ({ input }: RenderContext<TagHost>, name: string): boolean => {
  const partial = property(input.partials, name);
  const source = typeof partial === 'string' ? partial : asString(property(partial, 'source'));
  return /section items[.}]|\.if items[.}]/.test(source);
};

interface PartialUse {
  readonly kind: TagKind;
  readonly scope: object;
  readonly attributes: TagAttributes;
}

const renderWithPartial = (
  context: RenderContext<TagHost>,
  { kind, scope, attributes }: PartialUse,
): string => {
  const name = attributes['template'] ?? NAVIGATION_TEMPLATE;
  const isList = kind === 'folder-navigation' && !readsItems(context, name);
  context.pushFrame(isList ? property(scope, 'items') : scope);
  const html = context.renderPartial(name);
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
    return renderWithPartial(context, { kind, scope, attributes });
  };
});

const openScope = scopedFormatter<TagHost>(([kind = '', word]) => {
  if (!isBodyTag(kind) && kind !== 'navigation') return () => undefined;
  const read = bindAttributes(word);
  return (_value, context) =>
    context.host.tags?.scopeOf(kind, read(context), (message) => context.error(message));
});

const markScript = scopedFormatter<TagHost>(([name = '']) => {
  if (!isScriptMarkerName(name)) return () => '';
  return (_value, context) => context.host.tags?.scriptMarks[name] ?? '';
});

/**
 * Used by a few public templates, though not part of the language: data for a script that shows the video.
 */
const videoMeta = formatter(() => (value) => {
  const read = (key: string): string => escapeAttribute(asString(propertyPath(value, ['oembed', key])));
  return `data-html="${read('html')}" data-provider-name="${read('providerName')}" `;
});

/** Formatters that compiled tags call; templates use only the last by name. */
export const formatters: FormatterTable<TagHost> = {
  'page-tag': printTag,
  'page-scope': openScope,
  'page-script-mark': markScript,
  'video-meta': videoMeta,
};
