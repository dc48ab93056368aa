import { activityCalls } from '../activity/index.ts';
import { canvasCalls } from '../canvas/index.ts';
import { cartCalls } from '../cart/index.ts';
import { catalogueCalls } from '../catalogue/index.ts';
import { commentCalls } from '../comments/index.ts';
import { contributorCalls } from '../contributors/index.ts';
import { documentCalls } from '../documents/index.ts';
import { embedCalls } from '../embeds/index.ts';
import { fontCalls } from '../fonts/index.ts';
import { mailCalls } from '../mail/index.ts';
import { mapCalls } from '../maps/index.ts';
import { mediaCalls } from '../media/index.ts';
import { navigationCalls } from '../navigation/index.ts';
import { pageCalls } from '../pages/index.ts';
import { previewCalls } from '../previews/index.ts';
import { redirectCalls } from '../redirects/index.ts';
import { searchCalls } from '../search/index.ts';
import { siteCalls } from '../sites/index.ts';
import { storeCalls } from '../store/index.ts';
import { templateCalls } from '../templates/index.ts';

/** Every call of the program, by its capability. */
export const callTables = {
  activity: activityCalls,
  canvas: canvasCalls,
  cart: cartCalls,
  catalogue: catalogueCalls,
  comments: commentCalls,
  contributors: contributorCalls,
  documents: documentCalls,
  embeds: embedCalls,
  fonts: fontCalls,
  mail: mailCalls,
  maps: mapCalls,
  media: mediaCalls,
  navigation: navigationCalls,
  pages: pageCalls,
  previews: previewCalls,
  redirects: redirectCalls,
  search: searchCalls,
  sites: siteCalls,
  store: storeCalls,
  templates: templateCalls,
};
