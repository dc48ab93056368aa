import { SITE_DOCUMENT } from '@sitewright/domain/documents';
import {
  announcementVersion,
  completeAnnouncement,
  isAnnouncementShown,
  type Announcement,
  type HeaderFooterContent,
} from '@sitewright/domain/site-chrome';
import { attributes, css, element, linkAttributes, renderDocument } from '../blocks/index.ts';
import { derivedFrom } from '../derived/index.ts';

/** Uses the colours of sections with the same theme. */
export const announcementStyles = css`
  .sw-announcement {
    display: flex;
    justify-content: center;
    padding: 0.6rem 3rem;
    font-size: 0.875rem;
    line-height: 1.4;
    text-align: center;
    text-wrap: balance;
  }
  .sw-announcement p {
    margin: 0;
  }
  .sw-announcement a {
    color: inherit;
  }
  .sw-announcement button {
    position: absolute;
    top: 50%;
    right: 0.5rem;
    translate: 0 -50%;
    padding: 0.75rem;
    border: 0;
    background: none;
    color: inherit;
    cursor: pointer;
  }
  .sw-announcement :focus-visible {
    outline-color: currentcolor;
  }
`;

/** Hidden until the script is loaded, because it does nothing without. */
const DISMISS =
  '<button type="button" data-dismiss hidden aria-label="Dismiss announcement">' +
  '<svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">' +
  '<path d="M2 2l10 10M12 2L2 12" stroke="currentColor" stroke-width="1.6"/></svg></button>';

const LINK_TAGS = /<\/?a\b[^>]*>/gi;

const textOf = ({ document, link }: Announcement, marks = ''): string => {
  const text = renderDocument(document);
  // Links cannot be nested: browsers would close the outer one.
  const inner = `<div${marks}>${link ? text.replaceAll(LINK_TAGS, '') : text}</div>`;
  return link ? element('a', linkAttributes(link), inner) : inner;
};

const frameOf = ({ theme }: Announcement) => ({
  class: 'sw-section sw-announcement',
  'data-theme': theme,
  role: 'region',
  'aria-label': 'Announcement',
});

/** Always rendered in the editor, where it can be switched on and edited. */
const editedBar = (announcement: Announcement): string => {
  const hasText =
    renderDocument(announcement.document)
      .replaceAll(/<[^>]*>/g, '')
      .trim() !== '';
  const marks = attributes({
    'data-edit-field': 'announcement',
    'data-edit-empty': hasText ? undefined : 'Write the announcement',
  });
  const frame = {
    ...frameOf(announcement),
    'data-edit-area': 'announcement',
    'data-edit-document': `header-footer:${SITE_DOCUMENT}`,
    hidden: !announcement.isOn,
  };
  const button = announcement.isDismissable ? DISMISS.replace(' hidden', '') : '';
  return element('div', frame, textOf(announcement, marks) + button);
};

export interface BarOptions {
  readonly now: number;
  readonly isEdited: boolean;
}

type AnnouncementSource = Pick<HeaderFooterContent, 'announcement'>;

const noChrome: AnnouncementSource = {};

/** Belongs to the header and footer, which all pages of a site share until they are changed. */
const announcementOf = derivedFrom(({ announcement }: AnnouncementSource) =>
  completeAnnouncement(announcement),
);

const shownBar = derivedFrom((announcement: Announcement): string => {
  const text = textOf(announcement);
  return announcement.isDismissable
    ? element(
        'sw-announcement-bar',
        { ...frameOf(announcement), version: announcementVersion(announcement) },
        text + DISMISS,
      )
    : element('div', frameOf(announcement), text);
});

/** The bar above the header; empty if no announcement is active. */
export const announcementBar = (
  siteChrome: AnnouncementSource | undefined,
  { now, isEdited }: BarOptions,
): string => {
  const announcement = announcementOf(siteChrome ?? noChrome);
  if (isEdited) return editedBar(announcement);
  return isAnnouncementShown(announcement, now) ? shownBar(announcement) : '';
};

const styleNumbers = { ink: 1, accent: 2, mat: 3, paper: 4 } as const satisfies Record<
  Announcement['theme'],
  number
>;

const shownSettings = derivedFrom(({ theme, link, document }: Announcement) => ({
  style: styleNumbers[theme],
  text: renderDocument(document),
  ...(link ? { clickthroughUrl: { url: link.url, newWindow: link.newWindow ?? false } } : {}),
}));

/** In the format that third-party templates and scripts expect. */
export const announcementSettings = (siteChrome: AnnouncementSource | undefined, now: number) => {
  const announcement = announcementOf(siteChrome ?? noChrome);
  return isAnnouncementShown(announcement, now) ? shownSettings(announcement) : undefined;
};
