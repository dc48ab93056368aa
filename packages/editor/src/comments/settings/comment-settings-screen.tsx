import { commentCalls } from '@sitewright/api/comments';
import { Card, Section, Skeleton } from '../../controls/index.ts';
import { Fetched, useFetched } from '../../data-fetching/index.ts';
import { CommentSettingsForm } from './comment-settings-form.tsx';

export const CommentSettingsScreen = () => {
  const { fetched, refetch } = useFetched(commentCalls.readSettings, {});
  return (
    <div className="screen-column screen-body">
      <Section
        title="Comments"
        text="How visitors comment on your posts. Changes go live when you save them."
      >
        <Card>
          <Fetched fetched={fetched} onRetry={refetch} skeleton={<Skeleton rows={6} shape="form" />}>
            {(settings) => <CommentSettingsForm settings={settings} />}
          </Fetched>
        </Card>
      </Section>
    </div>
  );
};
