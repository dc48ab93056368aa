import { showContrast } from '@sitewright/domain/styles';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { contrastsWith, isLow, warningOf, type Ground } from './contrasts.ts';
import './contrast-notes.css';

interface ContrastNotesProps {
  readonly value: string;
  /** What the colour is read on. */
  readonly grounds: readonly Ground[];
  /** What is read on the colour; told only where it cannot be. */
  readonly texts: readonly Ground[];
}

/** How well text in one colour is read on another. */
export const ContrastNotes = ({ value, grounds, texts }: ContrastNotesProps) => {
  const on = contrastsWith(value, grounds);
  const low = [...on, ...contrastsWith(value, texts)].filter(isLow);
  const enough = on.filter((contrast) => !isLow(contrast));
  if (low.length + enough.length === 0) return null;
  return (
    <div className="contrasts">
      {enough.map(({ name, ratio }) => (
        <output key={name} className="contrast contrast-enough">
          <CircleCheck size={16} aria-hidden />
          <span>{`Contrast with ${name} is ${showContrast(ratio)}:1.`}</span>
        </output>
      ))}
      {low.length === 0 ? null : (
        <output className="contrast contrast-low">
          <TriangleAlert size={16} aria-hidden />
          <span>{warningOf(low)}</span>
        </output>
      )}
    </div>
  );
};
