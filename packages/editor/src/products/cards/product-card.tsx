import { useId, type ReactNode } from 'react';

interface ProductCardProps {
  readonly title: string;
  readonly note?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A card of the product editor. */
export const ProductCard = ({ title, note, actions, children }: ProductCardProps) => {
  const titleId = useId();
  return (
    <section className="product-editor-card" aria-labelledby={titleId}>
      <header className="product-editor-card-head">
        <h2 id={titleId}>{title}</h2>
        {note === undefined ? null : <span className="quiet product-editor-card-note">{note}</span>}
        {actions}
      </header>
      {children}
    </section>
  );
};
