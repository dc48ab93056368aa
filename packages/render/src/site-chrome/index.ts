export { announcementBar, announcementSettings, announcementStyles } from './announcement-bar.ts';
export { headerAssetIds, headerContext } from './header-context.ts';
export { popupPlace, popupSettings } from './popup-place.ts';
