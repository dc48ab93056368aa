import { siteCalls } from '@sitewright/api/sites';
import { Card, Section, Skeleton } from '../../controls/index.ts';
import { Fetched, useFetched } from '../../data-fetching/index.ts';
import { CodeForm } from './code-form.tsx';

export const CodeScreen = () => {
  const { fetched, refetch } = useFetched(siteCalls.readSettings, {});
  return (
    <div className="screen-column screen-body">
      <Section title="Code" text="Custom code for every page, such as analytics or a chat service.">
        <Card>
          <Fetched fetched={fetched} onRetry={refetch} skeleton={<Skeleton rows={3} shape="form" />}>
            {(settings) => <CodeForm settings={settings} />}
          </Fetched>
        </Card>
      </Section>
    </div>
  );
};
