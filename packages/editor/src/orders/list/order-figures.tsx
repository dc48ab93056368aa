import type { CallAnswer } from '@sitewright/api/call';
import { ordersCalls } from '@sitewright/api/orders';
import { useState, type ReactNode } from 'react';
import { dataOf, useFetched } from '../../data-fetching/index.ts';
import { RelativeSiteTime, useSiteZone } from '../../time-zones/index.ts';
import { useOrderMoney } from '../../site-prices/index.ts';
import { changeText, linePoints } from './figure-texts.ts';
import './order-figures.css';

type Figures = CallAnswer<typeof ordersCalls.readFigures>;

const WIDTH = 88;
const HEIGHT = 28;

interface FigureProps {
  readonly name: string;
  readonly value: string;
  readonly note: ReactNode;
  /** Drawn as a line; the value says what matters of it. */
  readonly line?: readonly number[];
}

const Figure = ({ name, value, note, line }: FigureProps) => (
  <div className="order-figure">
    <dt>{name}</dt>
    <dd>
      <span className="order-figure-value">{value}</span>
      <span className="order-figure-note">{note}</span>
      {line ? (
        <svg viewBox={`-1 -1 ${WIDTH + 2} ${HEIGHT + 2}`} width={WIDTH} height={HEIGHT} aria-hidden>
          <polyline points={linePoints(line, WIDTH, HEIGHT)} />
        </svg>
      ) : null}
    </dd>
  </div>
);

/** The day of the week at the site, for the comparison with a week ago. */
const useWeekday = (): string => {
  const timeZone = useSiteZone();
  const [now] = useState(() => new Date());
  return new Intl.DateTimeFormat('en', { weekday: 'long', timeZone }).format(now);
};

const Sales = ({ dailyCents, averageCents, averageBeforeCents, currency }: Figures) => {
  const money = useOrderMoney();
  const weekday = useWeekday();
  const today = dailyCents.at(-1) ?? 0;
  return (
    <>
      <Figure
        name="Today"
        value={money(today, currency)}
        note={changeText(today, dailyCents[0] ?? 0, `last ${weekday}`)}
        line={dailyCents}
      />
      <Figure
        name="Average order, 30 days"
        value={averageCents === null ? '–' : money(averageCents, currency)}
        note={averageCents === null ? '' : changeText(averageCents, averageBeforeCents, 'the 30 days before')}
      />
    </>
  );
};

const Waiting = ({ oldestToFulfilOn }: Figures) => {
  const count = dataOf(useFetched(ordersCalls.count, {}).fetched)?.toFulfil ?? 0;
  return (
    <Figure
      name="To fulfil"
      value={count >= 100 ? '99+' : String(count)}
      note={
        oldestToFulfilOn === null ? (
          'Nothing waits'
        ) : (
          <>
            Oldest <RelativeSiteTime on={oldestToFulfilOn} />
          </>
        )
      }
    />
  );
};

/** What was sold and what waits, above the list. */
export const OrderFigures = () => {
  const figures = dataOf(useFetched(ordersCalls.readFigures, {}).fetched);
  if (!figures) return <div className="order-figures" aria-hidden />;
  return (
    <dl className="order-figures">
      <Sales {...figures} />
      <Waiting {...figures} />
    </dl>
  );
};
