import type { PublicationState } from '@sitewright/domain/pages';
import { Badge } from '../controls/index.ts';
import { useStateTexts } from './use-state-texts.ts';

const tones = {
  scheduled: 'accent',
  unconfirmed: 'accent',
  blocked: 'bad',
} as const satisfies Partial<Record<PublicationState['name'], string>>;

const toneOf = (name: PublicationState['name']): 'accent' | 'bad' | 'neutral' =>
  name in tones ? tones[name as keyof typeof tones] : 'neutral';

interface StateBadgeProps {
  readonly state: PublicationState;
  /** Published entries of a list have no badge. */
  readonly isInList?: boolean;
}

export const StateBadge = ({ state, isInList = false }: StateBadgeProps) => {
  const { describe } = useStateTexts();
  if (isInList && state.name === 'published') return null;
  return <Badge tone={toneOf(state.name)}>{describe(state)}</Badge>;
};
