import { canvasCalls } from '@sitewright/api/canvas';
import { useFetched } from '../data-fetching/index.ts';

/** The style tokens that the template declares. */
export const useStyleTokens = () => useFetched(canvasCalls.tokens, {});
