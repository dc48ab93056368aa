import { useId, type ReactNode } from 'react';
import './section.css';

interface SectionProps {
  readonly title: string;
  readonly text?: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

export const Section = ({ title, text, actions, children }: SectionProps) => {
  const titleId = useId();
  return (
    <section className="section" aria-labelledby={titleId}>
      <header className="section-head">
        <div>
          <h2 id={titleId}>{title}</h2>
          {text === undefined ? null : <p className="quiet">{text}</p>}
        </div>
        {actions}
      </header>
      {children}
    </section>
  );
};

/** White card for fields or rows. */
export const Card = ({ children }: { readonly children: ReactNode }) => (
  <div className="card">{children}</div>
);

export const CardBody = ({ children }: { readonly children: ReactNode }) => (
  <div className="card-body stack">{children}</div>
);

export const CardFoot = ({ children }: { readonly children: ReactNode }) => (
  <footer className="card-foot">{children}</footer>
);
