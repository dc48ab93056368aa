/** What has to happen before the popup shows itself. */
export const popupTriggers = ['seconds', 'scroll', 'leaving'] as const;
export type PopupTrigger = (typeof popupTriggers)[number];

/** A window over the page, a card at its edge that leaves the page in reach, or all of the screen. */
export const popupForms = ['overlay', 'card', 'full'] as const;
export type PopupForm = (typeof popupForms)[number];

/** Where on the screen it stands. */
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

/** When, where and how the site's popup page shows itself over other pages. */
export interface PopupSettings {
  readonly isOn: boolean;
  readonly moment: PopupTrigger;
  readonly seconds: number;
  /** How much of the page must have been scrolled past. */
  readonly scrollPercent: number;
  /** Days for which a visitor who closed it is left alone; 0 asks again at the next page. */
  readonly everyDays: number;
  /** The pages it shows on; all of them where it is missing. */
  readonly pageIds?: readonly string[];
  readonly form: PopupForm;
  readonly position: PopupPosition;
  /** A higher one is shown again to everybody who closed the one before. */
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

/** Whether the popup may come up on a page. */
export const isPopupOn = ({ isOn, pageIds }: PopupSettings, pageId: string): boolean =>
  isOn && (pageIds === undefined || pageIds.includes(pageId));
