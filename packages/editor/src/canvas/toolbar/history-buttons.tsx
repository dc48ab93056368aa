import { JournalButtons } from '../../journal/index.ts';
import { useCanvas } from '../canvas-context.ts';

export const HistoryButtons = () => {
  const { announce, canChange } = useCanvas();
  return canChange ? <JournalButtons announce={announce} /> : null;
};
