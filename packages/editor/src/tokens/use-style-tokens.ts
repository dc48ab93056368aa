import { canvasCalls } from '@sitewright/api/canvas';
import { useFetched } from '../data-fetching/index.ts';

/** What can be set of the site's look; the template says it. */
export const useStyleTokens = () => useFetched(canvasCalls.tokens, {});
