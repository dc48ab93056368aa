import { announcementBar, popupPlace } from '../../site-chrome/index.ts';
import type { TemplateSet } from '../../templates/index.ts';
import type { PageMode } from '../blocks/page-blocks.ts';
import type { PageData } from '../model/page-data.ts';

/** What the machine adds around a page: the bar above the header, and the place of the popup at the end. */
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

/** A template that has a place for the bar in one layout leaves it out of the others on purpose. */
const hasPlace = (template: TemplateSet): boolean => {
  const units = () => [...template.layouts.values(), ...template.partialUnits.values()];
  const has = known.get(template) ?? units().some(({ compiled }) => compiled.source.includes(NAME));
  known.set(template, has);
  return has;
};

const BODY = /<body(?:\s[^>]*)?>/i;

/** Templates that know nothing of announcements show them at the very top. */
export const withAnnouncement = (html: string, bar: string, template: TemplateSet): string =>
  bar === '' || hasPlace(template) ? html : html.replace(BODY, (tag) => tag + bar);
