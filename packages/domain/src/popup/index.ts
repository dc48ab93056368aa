export {
  completePopup,
  defaultPopup,
  isPopupOn,
  popupForms,
  popupLimits,
  popupMoments,
  popupPositions,
  type PopupForm,
  type PopupMoment,
  type PopupPosition,
  type PopupSettings,
} from './popup-settings.ts';
