import { announcementBar, popupPlace } from '../../site-chrome/index.ts';
import type { TemplateSet } from '../../templates/index.ts';
import type { PageMode } from '../blocks/page-blocks.ts';
import type { PageData } from '../model/page-data.ts';

/** Built-in additions to a page: the announcement bar above the header, and the popup element at the end. */
export interface PageChrome {
  readonly bar: string;
  readonly popup: string;
}

export const chromeOf = (data: PageData, mode: PageMode): PageChrome => {
  const isEdited = mode === 'edit';
  return {
    bar: announcementBar(data.siteChrome, { now: data.now ?? 0, isEdited }),
    popup: isEdited ? '' : popupPlace(data.popup, data.collection?.id),
  };
};

const NAME = 'squarespace.announcement-bar';
const known = new WeakMap<TemplateSet, boolean>();

/** A template that renders the bar in one layout omits it from others on purpose. */
const hasPlace = (template: TemplateSet): boolean => {
  const units = () => [...template.layouts.values(), ...template.partialUnits.values()];
  const has = known.get(template) ?? units().some(({ compiled }) => compiled.source.includes(NAME));
  known.set(template, has);
  return has;
};

const BODY = /<body(?:\s[^>]*)?>/i;

/** For templates without announcement support the bar is inserted at the top. */
export const withAnnouncement = (html: string, bar: string, template: TemplateSet): string =>
  bar === '' || hasPlace(template) ? html : html.replace(BODY, (tag) => tag + bar);
