import { useEffect, useRef, type ReactNode } from 'react';
import './screen.css';

interface ScreenProps {
  readonly title: string;
  /** Before the title: a way back. */
  readonly lead?: ReactNode;
  /** Beside the title: a count, a state. */
  readonly note?: ReactNode;
  readonly actions?: ReactNode;
  /** `fill` for screens that divide the whole height among themselves. */
  readonly layout?: 'column' | 'fill';
  readonly below?: ReactNode;
  readonly children: ReactNode;
}

/** Whoever has just come to the app begins at its start, where the way past the rail is. */
let isFirst = true;

/** What was pressed to come here may be gone with the screen before: keys then go on from the title. */
const useArrival = () => {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (isLost && !isFirst) title.current?.focus({ preventScroll: true });
    isFirst = false;
  }, []);
  return title;
};

/** A screen of the owner's app: the top bar with its title and actions, and its body. */
export const Screen = ({ title, lead, note, actions, layout = 'column', below, children }: ScreenProps) => {
  const arrival = useArrival();
  return (
    <>
      <title>{`${title} · Sitewright`}</title>
      <header className="screen-bar">
        {lead}
        <h1 ref={arrival} tabIndex={-1} className="truncate">
          {title}
        </h1>
        {note === undefined ? null : <span className="screen-note">{note}</span>}
        {actions === undefined ? null : <div className="screen-actions">{actions}</div>}
      </header>
      {below}
      <div className={`screen-body screen-${layout}`}>{children}</div>
    </>
  );
};
