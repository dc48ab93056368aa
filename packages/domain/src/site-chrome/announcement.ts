import type { Section } from '../blocks/index.ts';
import { canonicalJson } from '../documents/index.ts';
import { textHash } from '../text/index.ts';

/** Without `image`: only sections have a background image. */
export const announcementThemes = ['ink', 'accent', 'mat', 'paper'] as const satisfies Section['theme'][];

/** The bar above the header. Times are epoch milliseconds. */
export interface Announcement {
  readonly isOn: boolean;
  /** A document of the text editor. */
  readonly document?: Readonly<Record<string, unknown>>;
  /** Link of the text. */
  readonly link?: { readonly url: string; readonly newWindow?: boolean };
  readonly theme: (typeof announcementThemes)[number];
  readonly isDismissable: boolean;
  readonly startsOn?: number;
  readonly endsOn?: number;
}

export const defaultAnnouncement = {
  isOn: false,
  theme: 'ink',
  isDismissable: true,
} as const satisfies Announcement;

export const completeAnnouncement = (announcement: Partial<Announcement> | undefined): Announcement => ({
  ...defaultAnnouncement,
  ...announcement,
});

const hasText = (node: unknown): boolean => {
  if (typeof node !== 'object' || node === null) return false;
  if ('text' in node && typeof node.text === 'string' && node.text.trim() !== '') return true;
  return 'content' in node && Array.isArray(node.content) && node.content.some(hasText);
};

/** Without text the bar is not shown. */
export const isAnnouncementShown = (
  { isOn, document, startsOn = -Infinity, endsOn = Infinity }: Announcement,
  now: number,
): boolean => isOn && startsOn <= now && now < endsOn && hasText(document);

/** Identifies an announcement that a visitor closed: with a new text or link it is shown again. */
export const announcementVersion = ({ document, link }: Announcement): string =>
  textHash(canonicalJson({ document: document ?? null, link: link ?? null }));
