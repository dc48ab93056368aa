import {
  contrastNeeded,
  contrastOf,
  readColour,
  showContrast,
  styleFaultText,
} from '@sitewright/domain/styles';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import './contrast-note.css';

/** The colour that the picked one is read on, or that is read on it. */
export interface Ground {
  readonly name: string;
  readonly value: string;
}

interface ContrastNoteProps {
  readonly value: string;
  readonly ground: Ground;
  /** Says nothing where the contrast is enough. */
  readonly isWarning?: boolean;
}

/** How well text in one colour is read on the other; nothing where one of them is worked out by the style sheet. */
export const ContrastNote = ({ value, ground, isWarning = false }: ContrastNoteProps) => {
  const [text, back] = [readColour(value), readColour(ground.value)];
  if (!text || !back) return null;
  const ratio = contrastOf(text, back);
  const isEnough = ratio >= contrastNeeded.text;
  if (isEnough && isWarning) return null;
  const shown = showContrast(ratio);
  const Icon = isEnough ? CircleCheck : TriangleAlert;
  return (
    <output className={isEnough ? 'contrast contrast-enough' : 'contrast contrast-low'}>
      <Icon size={16} aria-hidden />
      <span>
        {isEnough
          ? `Contrast with ${ground.name} is ${shown}:1.`
          : `${ground.name}: ${styleFaultText('contrast-low', { ratio: shown, needed: contrastNeeded.text })}`}
      </span>
    </output>
  );
};
