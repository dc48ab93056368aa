import { siteCalls } from '@sitewright/api/sites';
import { describeState, explainState, type PublicationState } from '@sitewright/domain/pages';
import { describeTime } from '../time-zones/index.ts';
import { dataOf, useFetched } from '../data-fetching/index.ts';

export interface StateTexts {
  /** In a few words: `Scheduled for 15 November 2026 at 10:30`. */
  readonly describe: (state: PublicationState) => string;
  /** What the user has to do, if the label does not say it. */
  readonly explain: (state: PublicationState) => string | undefined;
}

const withoutTime = ({ at: _at, ...state }: PublicationState): PublicationState => state;

/** State labels in the site's time zone; without times until it is loaded. */
export const useStateTexts = (): StateTexts => {
  const zone = dataOf(useFetched(siteCalls.readSettings, {}).fetched)?.timeZone;
  const tell = (moment: number) => describeTime(new Date(moment), zone ?? 'UTC');
  const timed = (state: PublicationState) => (zone === undefined ? withoutTime(state) : state);
  return {
    describe: (state) => describeState(timed(state), tell),
    explain: (state) => explainState(timed(state), tell),
  };
};
