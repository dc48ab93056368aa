import { campaignsCalls } from '@sitewright/api/campaigns';
import type { CallInput } from '@sitewright/api/call';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { Redo2, Send, Undo2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button, IconButton, Notice, Screen, Skeleton } from '../../controls/index.ts';
import { dataOf, Fetched, send, useDebounced, useFetched } from '../../data-fetching/index.ts';
import { useUndoKeys } from '../../undo/index.ts';
import type { Campaign, CampaignOptions } from '../campaign-texts.ts';
import '../campaigns.css';
import { BlockList } from './block-list.tsx';
import { NoServerNotice } from './no-server-notice.tsx';
import { PreviewPane } from './preview-pane.tsx';
import { SendDialog } from './send-dialog.tsx';
import { AudienceSection, DesignSection, EnvelopeSection, FiguresSection } from './settings-sections.tsx';
import type { SaveState } from './campaign-saver.ts';
import { useCampaignDraft, type DraftEditor } from './use-campaign-draft.ts';

const route = getRouteApi('/_signed-in/campaigns/edit');

type PreviewBody = CallInput<typeof campaignsCalls.preview>['body'];

/** What would be sent, while it is written. */
const usePreview = (id: string, { draft }: DraftEditor) => {
  const typed = useDebounced(JSON.stringify({ content: draft.content, audience: draft.audience }));
  const { data } = useQuery({
    queryKey: [campaignsCalls.preview.path, id, typed],
    queryFn: () => send(campaignsCalls.preview, { params: { id }, body: JSON.parse(typed) as PreviewBody }),
    placeholderData: keepPreviousData,
  });
  return {
    preview: data?.ok ? data.answer : undefined,
    failure: data && !data.ok ? data.refusal.message : undefined,
  };
};

const saveTexts: Readonly<Record<SaveState['kind'], string>> = {
  saved: 'Saved',
  saving: 'Saving…',
  waiting: 'Unsaved changes',
  conflict: 'Not saved',
  failed: 'Not saved',
};

const SaveNotice = ({ editor }: { readonly editor: DraftEditor }) => {
  const { saveState, loadOther, keepMine, flush } = editor;
  if (saveState.kind === 'failed')
    return (
      <Notice
        tone="bad"
        title="Your changes are not saved"
        actions={<Button onPress={() => void flush()}>Try again</Button>}
      >
        {saveState.message}
      </Notice>
    );
  return saveState.kind === 'conflict' ? (
    <Notice
      tone="bad"
      title="This campaign was changed elsewhere"
      actions={
        <>
          <Button onPress={() => void loadOther()}>Load the other version</Button>
          <Button onPress={() => void keepMine()}>Keep my version</Button>
        </>
      }
    >
      Somebody else, or another tab, saved it. Nothing of yours is saved over it before you choose.
    </Notice>
  ) : null;
};

interface EditorProps {
  /** Told the name as it is typed. */
  readonly onName: (name: string) => void;
  readonly campaign: Campaign;
  readonly options: CampaignOptions;
}

const CampaignEditor = ({ campaign, options, onName }: EditorProps) => {
  const { id } = campaign;
  const editor = useCampaignDraft(campaign);
  const { preview, failure } = usePreview(id, editor);
  const [isSendingOpen, setSendingOpen] = useState(false);
  useUndoKeys(editor);
  const { draft, flush } = editor;
  useEffect(() => onName(draft.name), [onName, draft.name]);
  return (
    <>
      <div className="campaign-bar">
        <output className="quiet">{saveTexts[editor.saveState.kind]}</output>
        <IconButton icon={Undo2} label="Undo" isDisabled={!editor.canUndo} onPress={editor.undo} />
        <IconButton icon={Redo2} label="Redo" isDisabled={!editor.canRedo} onPress={editor.redo} />
        <Button kind="primary" icon={Send} isDisabled={!preview} onPress={() => setSendingOpen(true)}>
          Send…
        </Button>
      </div>
      <SaveNotice editor={editor} />
      <NoServerNotice preview={preview} />
      {campaign.pauseReason === 'campaign-incomplete' ? (
        <Notice tone="bad" title="It was not sent at its time">
          Something in it could not be sent any more. Correct what is marked below, then send it.
        </Notice>
      ) : null}
      <div className="campaign-columns">
        <div className="campaign-column">
          <EnvelopeSection {...{ editor, options }} />
          <BlockList
            blocks={draft.content.blocks}
            faults={preview?.faults ?? []}
            onChange={editor.changeBlocks}
            history={editor}
          />
          <AudienceSection {...{ editor, options, preview }} />
          <DesignSection editor={editor} />
          <FiguresSection editor={editor} />
        </div>
        <PreviewPane {...{ id, flush, preview, failure }} />
      </div>
      {isSendingOpen && preview ? (
        <SendDialog {...{ id, options, preview, flush }} onClose={() => setSendingOpen(false)} />
      ) : null}
    </>
  );
};

const NotDraft = ({ id }: { readonly id: string }) => (
  <Notice
    tone="warning"
    title="This campaign can no longer be changed"
    actions={
      <Link to="/campaigns/report" search={{ id }} className="button button-plain">
        Show its report
      </Link>
    }
  >
    It is scheduled, or was sent.
  </Notice>
);

const Loaded = ({ campaign, onName }: Omit<EditorProps, 'options'>) => {
  const { fetched, refetch } = useFetched(campaignsCalls.options, {});
  if (campaign.state !== 'draft') return <NotDraft id={campaign.id} />;
  return (
    <Fetched fetched={fetched} onRetry={refetch} skeleton={<Skeleton rows={8} shape="form" />}>
      {(options) => <CampaignEditor key={campaign.id} {...{ campaign, options, onName }} />}
    </Fetched>
  );
};

/** Writing a campaign, with its preview. */
export const CampaignScreen = () => {
  const { id = '' } = route.useSearch();
  const { fetched, refetch } = useFetched(campaignsCalls.read, { params: { id } });
  const [name, setName] = useState<string>();
  return (
    <Screen
      title={(name ?? dataOf(fetched)?.name)?.trim() || 'Campaign'}
      lead={
        <Link to="/campaigns" className="screen-crumb">
          Campaigns /
        </Link>
      }
      layout="fill"
    >
      <div className="campaign-page">
        <Fetched fetched={fetched} onRetry={refetch} skeleton={<Skeleton rows={8} shape="form" />}>
          {(campaign) => <Loaded campaign={campaign} onName={setName} />}
        </Fetched>
      </div>
    </Screen>
  );
};
