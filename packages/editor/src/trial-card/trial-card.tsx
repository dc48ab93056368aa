import type { ReactNode } from 'react';
import { Card, CardBody, Section } from '../controls/index.ts';
import './trial-card.css';

interface TrialCardProps {
  readonly title: string;
  readonly text: string;
  readonly fields: ReactNode;
  /** Names the result for screen readers. */
  readonly resultLabel: string;
  readonly result: ReactNode;
}

/** Shows what settings that are not saved yet would mean for a shopper. */
export const TrialCard = ({ title, text, fields, resultLabel, result }: TrialCardProps) => (
  <Section title={title} text={text}>
    <Card>
      <CardBody>
        <div className="trial-fields">{fields}</div>
        <output aria-label={resultLabel} className="trial-result">
          {result}
        </output>
      </CardBody>
    </Card>
  </Section>
);
