import { accountScreen } from './account/index.ts';
import { activityScreen } from './activity/index.ts';
import { pageEditorScreen } from './canvas/index.ts';
import { contributorsScreen } from './contributors/index.ts';
import { designScreen } from './design/index.ts';
import { itemsScreen } from './items/index.ts';
import { mailScreen } from './mail/index.ts';
import { filesScreen } from './media/index.ts';
import { pagesScreen } from './pages/index.ts';
import { productsScreen } from './product-list/index.ts';
import { redirectsScreen } from './redirects/index.ts';
import { codeScreen, generalScreen, sitesScreen, socialScreen } from './sites/index.ts';
import { templateScreen } from './templates/index.ts';
import { termsScreen } from './terms/index.ts';

/** Every screen behind sign-in, in the order of the rail, the settings tabs and the command palette. */
export const screens = [
  pagesScreen,
  pageEditorScreen,
  itemsScreen,
  termsScreen,
  designScreen,
  productsScreen,
  filesScreen,
  generalScreen,
  socialScreen,
  redirectsScreen,
  codeScreen,
  contributorsScreen,
  mailScreen,
  activityScreen,
  sitesScreen,
  accountScreen,
  templateScreen,
] as const;

export type Screen = (typeof screens)[number];
export type ScreenPath = Screen['path'];
