import { showContrast } from '@sitewright/domain/styles';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { contrastsWith, isLow, warningOf, type ContrastPair } from './contrasts.ts';
import './contrast-results.css';

interface ContrastResultsProps {
  readonly value: string;
  /** Backgrounds of the colour. */
  readonly backgrounds: readonly ContrastPair[];
  /** Text colours on it; only low contrasts are shown. */
  readonly texts: readonly ContrastPair[];
}

/** Contrast ratios with warnings. */
export const ContrastResults = ({ value, backgrounds, texts }: ContrastResultsProps) => {
  const on = contrastsWith(value, backgrounds);
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
