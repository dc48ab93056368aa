import type { ReactNode } from 'react';
import mark from './mark.svg';
import './public-frame.css';

interface PublicFrameProps {
  readonly title: string;
  readonly text?: ReactNode;
  readonly children: ReactNode;
  readonly foot?: ReactNode;
}

/** The layout of screens without a session. */
export const PublicFrame = ({ title, text, children, foot }: PublicFrameProps) => (
  <main className="public">
    <title>{`${title} · Sitewright`}</title>
    <div className="public-brand">
      <img src={mark} width={28} height={28} alt="" />
      <span>Sitewright</span>
    </div>
    <section className="public-card">
      <header>
        <h1>{title}</h1>
        {text === undefined ? null : <p className="quiet">{text}</p>}
      </header>
      {children}
    </section>
    {foot === undefined ? null : <p className="public-foot">{foot}</p>}
  </main>
);
