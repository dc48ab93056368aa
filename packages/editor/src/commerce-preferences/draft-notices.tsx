import { Button, Notice } from '../controls/index.ts';
import type { DraftNamespace, PreferencesDraft } from './use-preferences-draft.ts';

/** Why the draft was not saved, and how to go on. */
export const DraftNotices = <N extends DraftNamespace>({
  draft,
}: {
  readonly draft: PreferencesDraft<N>;
}) => (
  <>
    {draft.conflicts.length === 0 ? null : (
      <Notice
        tone="warning"
        title="Someone else saved these settings"
        actions={<Button onPress={draft.discard}>Use their version</Button>}
      >
        <p>Nothing was overwritten. Save to keep your version.</p>
        <p>
          Changed by both: {draft.conflicts.map((name) => (name === '' ? 'these settings' : name)).join(', ')}
        </p>
      </Notice>
    )}
    {draft.refusal ? <Notice tone="bad">{draft.refusal.message}</Notice> : null}
  </>
);
