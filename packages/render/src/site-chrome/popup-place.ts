import { completePopup, isPopupOn, type PopupSettings } from '@sitewright/domain/popup';
import { element } from '../blocks/index.ts';

export interface PopupPage {
  readonly id: string;
  readonly urlId: string;
  readonly title: string;
  readonly popup?: Partial<PopupSettings>;
}

const momentOf = ({ moment, seconds, scrollPercent }: PopupSettings) => {
  if (moment === 'leaving') return { leaving: true };
  return moment === 'scroll' ? { scroll: scrollPercent } : { seconds };
};

/**
 * The element of the site's popup, without content. The content is loaded when the popup opens, which needs
 * JavaScript.
 */
export const popupPlace = (popup: PopupPage | undefined, pageId: string | undefined): string => {
  const settings = completePopup(popup?.popup);
  if (!popup || pageId === undefined || !isPopupOn(settings, pageId)) return '';
  const { everyDays, form, position, version } = settings;
  return element(
    'sw-popup',
    {
      load: 'eager',
      hidden: true,
      src: `/${popup.urlId}?format=main-content`,
      label: popup.title,
      popup: popup.id,
      version,
      days: everyDays,
      form,
      position,
      ...momentOf(settings),
    },
    '',
  );
};

/** In the format that third-party scripts expect. */
export const popupSettings = (popup: PopupPage | undefined) => {
  const { isOn, form, pageIds } = completePopup(popup?.popup);
  return popup && isOn ? { style: form, enabledPages: [...(pageIds ?? [])] } : undefined;
};
