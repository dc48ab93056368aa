import { describeMs, isTimed, type MeasuredPage } from '@sitewright/domain/page-costs';

/** What building the page usually takes in all. */
export const typicalMs = ({ readMs, renderMs }: MeasuredPage): number => readMs + renderMs;

/** The longest typical time first. */
export const byTypicalTime = <Page extends MeasuredPage>(pages: readonly Page[]): Page[] =>
  pages.toSorted(
    (a, b) => typicalMs(b) - typicalMs(a) || b.worstMs - a.worstMs || a.path.localeCompare(b.path),
  );

const nameOf = ({ path, kind }: MeasuredPage): string => (path === '' ? kind : path);

/** Of pages none of which is above a limit, with the figures of their list. */
export const timesText = (pages: readonly MeasuredPage[]): string => {
  const [slowest] = byTypicalTime(pages);
  if (!slowest) return 'No page was built in the last 7 days. Views from the cache take no time.';
  const worst = pages.reduce((most, page) => (page.worstMs > most.worstMs ? page : most), slowest);
  const texts = [
    `${nameOf(slowest)} has the longest typical time, ${describeMs(typicalMs(slowest))} in all.`,
    `The worst build took ${describeMs(worst.worstMs)}${worst === slowest ? '' : ` (${nameOf(worst)})`}.`,
  ];
  if (!pages.every(isTimed)) texts.push('Times count once a page was built three times.');
  return texts.join(' ');
};
