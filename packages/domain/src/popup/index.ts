export {
  completePopup,
  defaultPopup,
  isPopupOn,
  popupForms,
  popupLimits,
  popupTriggers,
  popupPositions,
  type PopupForm,
  type PopupTrigger,
  type PopupPosition,
  type PopupSettings,
} from './popup-settings.ts';
