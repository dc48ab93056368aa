import { useEffect, useRef, type ReactNode } from 'react';
import './screen.css';

interface ScreenProps {
  readonly title: string;
  /** Shown before the title. */
  readonly lead?: ReactNode;
  /** Shown next to the title. */
  readonly note?: ReactNode;
  readonly actions?: ReactNode;
  /** `fill` for screens that use the whole height. */
  readonly layout?: 'column' | 'fill';
  readonly below?: ReactNode;
  readonly children: ReactNode;
}

/** On the first screen the focus stays at the start of the page, before the skip link. */
let isFirst = true;

/** Focuses the title if the pressed element disappeared with the previous screen. */
const useArrival = () => {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (isLost && !isFirst) title.current?.focus({ preventScroll: true });
    isFirst = false;
  }, []);
  return title;
};

/** A screen: top bar with title and actions, and the body. */
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
