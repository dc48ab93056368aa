import { documentCalls } from '@sitewright/api/documents';
import { Skeleton } from '../../controls/index.ts';
import { Fetched, useFetched } from '../../data-fetching/index.ts';
import { useDocument } from '../../documents/index.ts';
import type { ShowVersion } from '../publish-dialog.ts';
import type { Subject } from '../subject.ts';

interface ContentComparisonProps {
  readonly subject: Subject;
  readonly showVersion: ShowVersion;
  readonly then: { readonly name: string; readonly revision: number };
  /** Name of the current version. */
  readonly now: string;
}

/** Two versions of a document that is no part of a single page. */
export const ContentComparison = ({ subject, showVersion, then, now }: ContentComparisonProps) => {
  const { kind, id } = subject;
  const params = { kind, id, revision: String(then.revision) };
  const { fetched, refetch } = useFetched(documentCalls.readRevision, { params });
  const state = useDocument(subject);
  return (
    <div className="history-compare history-contents">
      <section className="history-side" aria-label={then.name}>
        <h3>{then.name}</h3>
        <Fetched fetched={fetched} onRetry={refetch} skeleton={<Skeleton rows={5} shape="form" />}>
          {({ content }) => showVersion(content)}
        </Fetched>
      </section>
      <section className="history-side" aria-label={now}>
        <h3>{now}</h3>
        {state.state === 'success' ? showVersion(state.document.content) : null}
      </section>
    </div>
  );
};
