import { siteCalls } from '@sitewright/api/sites';
import { Card, Section, Skeleton } from '../../controls/index.ts';
import { Fetched, useFetched } from '../../data-fetching/index.ts';
import { GeneralForm } from './general-form.tsx';

export const GeneralScreen = () => {
  const { fetched, refetch } = useFetched(siteCalls.readSettings, {});
  return (
    <div className="screen-column screen-body">
      <Section title="General" text="Name, language and region of the site.">
        <Card>
          <Fetched fetched={fetched} onRetry={refetch} skeleton={<Skeleton rows={5} shape="form" />}>
            {(settings) => <GeneralForm settings={settings} />}
          </Fetched>
        </Card>
      </Section>
    </div>
  );
};
