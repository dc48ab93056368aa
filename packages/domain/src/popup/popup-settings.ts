/** What opens the popup. */
export const popupTriggers = ['seconds', 'scroll', 'leaving'] as const;
export type PopupTrigger = (typeof popupTriggers)[number];

/** A dialog over the page, a card at its edge that is not modal, or full screen. */
export const popupForms = ['overlay', 'card', 'full'] as const;
export type PopupForm = (typeof popupForms)[number];

/** Position on the screen. */
export const popupPositions = [
  'TOP_LEFT',
  'TOP_CENTER',
  'TOP_RIGHT',
  'CENTER_LEFT',
  'CENTER',
  'CENTER_RIGHT',
  'BOTTOM_LEFT',
  'BOTTOM_CENTER',
  'BOTTOM_RIGHT',
] as const;
export type PopupPosition = (typeof popupPositions)[number];

/** When, where and how the site's popup opens. */
export interface PopupSettings {
  readonly isOn: boolean;
  readonly moment: PopupTrigger;
  readonly seconds: number;
  /** How far the page must be scrolled, in percent. */
  readonly scrollPercent: number;
  /** Days before a visitor who closed it sees it again; 0 for the next page. */
  readonly everyDays: number;
  /** The pages it opens on; all if undefined. */
  readonly pageIds?: readonly string[];
  readonly form: PopupForm;
  readonly position: PopupPosition;
  /** A higher version is shown again to visitors who closed the previous one. */
  readonly version: number;
}

export const popupLimits = { SECONDS: 600, DAYS: 365, PAGES: 1000, VERSIONS: 1_000_000 } as const;

export const defaultPopup = {
  isOn: false,
  moment: 'seconds',
  seconds: 5,
  scrollPercent: 50,
  everyDays: 30,
  form: 'overlay',
  position: 'CENTER',
  version: 1,
} as const satisfies PopupSettings;

export const completePopup = (settings: Partial<PopupSettings> | undefined): PopupSettings => ({
  ...defaultPopup,
  ...settings,
});

export const isPopupOn = ({ isOn, pageIds }: PopupSettings, pageId: string): boolean =>
  isOn && (pageIds === undefined || pageIds.includes(pageId));
