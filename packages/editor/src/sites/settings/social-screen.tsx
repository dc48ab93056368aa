import { siteCalls } from '@sitewright/api/sites';
import { Card, Section, Skeleton } from '../../controls/index.ts';
import { Fetched, useFetched } from '../../data-fetching/index.ts';
import { SocialForm } from './social-form.tsx';

export const SocialScreen = () => {
  const { fetched, refetch } = useFetched(siteCalls.readSettings, {});
  return (
    <div className="screen-column screen-body">
      <Section title="Social" text="Social profiles and share buttons.">
        <Card>
          <Fetched fetched={fetched} onRetry={refetch} skeleton={<Skeleton rows={4} shape="form" />}>
            {(settings) => <SocialForm settings={settings} />}
          </Fetched>
        </Card>
      </Section>
    </div>
  );
};
