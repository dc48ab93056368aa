import type { Section } from '@sitewright/domain/blocks';
import { SITE_DOCUMENT } from '@sitewright/domain/documents';
import { escapeAttribute } from '@sitewright/template';
import { requirementKey, type PageCollection, type PageItem } from '../../data-requirements/index.ts';
import type { ScriptMarkers } from '../../inline-scripts/index.ts';
import { ownScriptName, type TagAnswers, type TagAttributes, type TagKind } from '../../tags/index.ts';
import { collectionSummary, itemContext, type ContentSource } from './content-context.ts';
import { areaAttributes } from '../blocks/edit-areas.ts';
import { folderScope, navigationScope } from './navigation-context.ts';
import type { PageMode } from '../blocks/page-blocks.ts';
import { fullUrlOf, withParameters } from '../model/page-urls.ts';
import { namedCollection, QUERIES_PER_PAGE, tagRequirement } from '../requirements/tag-requirements.ts';

export interface PageTagsInput {
  readonly source: ContentSource;
  readonly mode: PageMode;
  readonly scriptMarks: ScriptMarkers;
}

type Report = (message: string) => void;

const attribute = (name: string, value: string | undefined): string =>
  value ? ` ${name}="${escapeAttribute(value)}"` : '';

/** Inserts attributes into the first tag, where the editor looks for them. */
const markFirstTag = (html: string, attributes: string): string =>
  html.replace(/<[a-z][\w-]*/i, (tag) => tag + attributes);

/** Resolves the tags of one page. Equal tags are resolved once. */
class PageTags implements TagAnswers {
  readonly scriptMarks: ScriptMarkers;
  private readonly source: ContentSource;
  private readonly mode: PageMode;
  private readonly scopes = new Map<string, object>();
  private queries = 0;

  constructor({ source, mode, scriptMarks }: PageTagsInput) {
    this.source = source;
    this.mode = mode;
    this.scriptMarks = scriptMarks;
  }

  scopeOf(kind: TagKind, attributes: TagAttributes, report: Report): object {
    if (kind === 'folder-navigation') return folderScope(this.source);
    if (kind === 'navigation') return this.navigation(attributes);
    const { data } = this.source;
    const requirement = tagRequirement(kind, attributes, data.collections);
    if (!requirement) return { items: [], categories: [] };
    const key = requirementKey(requirement);
    const known = this.scopes.get(key);
    if (known) return known;
    if (requirement.kind === 'items') this.queries++;
    const scope =
      requirement.kind === 'terms' ? this.categories(attributes, key) : this.items(attributes, key, report);
    this.scopes.set(key, scope);
    return scope;
  }

  print(kind: TagKind, attributes: TagAttributes): string {
    if (kind === 'block-field') return this.blockField(attributes);
    return kind === 'script' ? this.script(attributes) : '';
  }

  annotate(html: string, attributes: TagAttributes): string {
    if (this.mode !== 'edit') return html;
    return markFirstTag(html, attribute('data-edit-navigation', attributes['navigationid'] ?? 'mainNav'));
  }

  private navigation(attributes: TagAttributes): object {
    const name = attributes['navigationid'] ?? 'mainNav';
    const known = this.scopes.get(name);
    const scope = known ?? navigationScope(this.source, name);
    this.scopes.set(name, scope);
    return scope;
  }

  private items(attributes: TagAttributes, key: string, report: Report): object {
    const { data, loaded } = this.source;
    const isTooMany = this.queries > QUERIES_PER_PAGE;
    const found = isTooMany ? undefined : loaded.items.get(key);
    if (isTooMany) report(`A page has at most ${QUERIES_PER_PAGE} queries: this one shows nothing.`);
    else if (!found) report('The query could not be foreseen: write its collection out. It shows nothing.');
    const collection = namedCollection(attributes, data.collections);
    return {
      items: (found ?? []).map((item) => itemContext(item, this.source)),
      ...(collection ? { collection: collectionSummary(collection, this.source) } : {}),
    };
  }

  private categories(attributes: TagAttributes, key: string): object {
    const { data, loaded } = this.source;
    const collection = namedCollection(attributes, data.collections);
    if (!collection) return { categories: [] };
    const path = fullUrlOf(collection);
    return {
      collection: collectionSummary(collection, this.source),
      categories: (loaded.terms.get(key) ?? []).map(({ name, count }) => ({
        name,
        title: name,
        count,
        url: withParameters(path, { category: name }),
        active: data.filters?.category === name && data.collection?.id === collection.id,
      })),
    };
  }

  private fieldOwner(id: string): PageItem | PageCollection | undefined {
    const { data } = this.source;
    // `hasOwn`, because a field may be called `constructor`.
    return [data.item, data.collection].find((each) => each?.fields && Object.hasOwn(each.fields, id));
  }

  private fieldSections(id: string): readonly Section[] {
    return this.fieldOwner(id)?.fields?.[id] ?? this.source.data.fields?.get(id) ?? [];
  }

  /** A field without content belongs to the site. */
  private fieldMarks(id: string): string {
    const { item } = this.source.data;
    const owner = this.fieldOwner(id);
    const area = `field:${id}` as const;
    if (!owner) return areaAttributes({ area, kind: 'header-footer', id: SITE_DOCUMENT });
    return areaAttributes({ area, kind: owner === item ? 'item' : 'collection', id: owner.id });
  }

  private blockField(attributes: TagAttributes): string {
    const id = attributes['id'] ?? '';
    const columns = attributes['columns'] ?? '12';
    const content = this.source.blocks.renderOwn(this.fieldSections(id));
    const classes = ['sqs-layout', `sqs-grid-${columns}`, `columns-${columns}`, attributes['class'] ?? ''];
    if (content === '') classes.push('empty');
    return (
      `<div class="${escapeAttribute(classes.filter((name) => name !== '').join(' '))}" data-type="block-field"` +
      attribute('data-layout-label', attributes['label']) +
      attribute('id', id) +
      (this.mode === 'edit' ? this.fieldMarks(id) : '') +
      `>${content}</div>`
    );
  }

  private script({ src = '' }: TagAttributes): string {
    if (src === '') return '';
    const name = ownScriptName(src);
    const { version, templateVersion = version } = this.source.data;
    const url = name === undefined ? src : `/scripts/${name}?v=${templateVersion}`;
    return `<script src="${escapeAttribute(url)}"></script>`;
  }
}

export const createPageTags = (input: PageTagsInput): TagAnswers => new PageTags(input);
