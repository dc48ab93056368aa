import { canvasCalls } from '@sitewright/api/canvas';
import { useFetched } from '../fetching/index.ts';

/** What can be set of the site's look; the template says it. */
export const useStyleTokens = () => useFetched(canvasCalls.tokens, {});
