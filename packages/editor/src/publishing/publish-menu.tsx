import { ChevronDown, CalendarClock, Ellipsis, Eye, History, Layers, Link2, RotateCcw } from 'lucide-react';
import { lazy, memo, Suspense, useRef, useState, type RefObject } from 'react';
import { Button as AriaButton, Menu, MenuTrigger, Separator } from 'react-aria-components';
import { Button, focusIfLost, MenuItem, Popover } from '../controls/index.ts';
import { useDocument, useSaveState, type SavedDocument } from '../documents/index.ts';
import { useSession } from '../session/index.ts';
import type { ShowVersion } from './publish-dialog.ts';
import './publish-menu.css';
import { isHidden, isProduct, type Subject } from './subject.ts';
import { useDiscard } from './use-discard.ts';
import { usePreview } from './use-preview.ts';
import { usePublishing } from './use-publishing.ts';

/** Lazy: most visits open none of them. */
const dialogs = {
  schedule: lazy(async () => ({ default: (await import('./schedule-dialog.tsx')).ScheduleDialog })),
  release: lazy(async () => ({ default: (await import('./releases/release-dialog.tsx')).ReleaseDialog })),
  link: lazy(async () => ({ default: (await import('./guest-link-dialog.tsx')).GuestLinkDialog })),
  history: lazy(async () => ({ default: (await import('./history/history-dialog.tsx')).HistoryDialog })),
};
type DialogName = keyof typeof dialogs;

interface PublishMenuProps {
  readonly subject: Subject;
  /** Path of the current page. */
  readonly at: string;
  /** Other documents of this screen with a history. */
  readonly others?: readonly Subject[];
  /** `plain` when the screen has another primary button. */
  readonly kind?: 'primary' | 'plain';
  /** For documents that are no part of a single page: they have no preview of their own. */
  readonly showVersion?: ShowVersion;
}

interface OpenMenuProps extends Required<Omit<PublishMenuProps, 'showVersion'>> {
  readonly showVersion: ShowVersion | undefined;
  readonly saved: SavedDocument;
  /** Saved but not visible to visitors. */
  readonly isNotLive: boolean;
  readonly isProduct: boolean;
}

interface PublishNowProps extends OpenMenuProps {
  /** Takes the focus of the button, which is disabled once nothing is left to publish. */
  readonly neighbour: RefObject<HTMLElement | null>;
}

const PublishNow = ({ subject, kind, saved, isNotLive, neighbour }: PublishNowProps) => {
  const saveState = useSaveState();
  const { publish, isPending } = usePublishing();
  const hasChanges = saved.hasChanges || saveState !== 'saved' || isNotLive;
  const publishNow = async (): Promise<void> => {
    await publish({ name: subject.title, documents: [subject] }, 'Published');
    focusIfLost(() => neighbour.current);
  };
  return (
    <Button kind={kind} isPending={isPending} isDisabled={!hasChanges} onPress={() => void publishNow()}>
      {hasChanges ? 'Publish' : 'Published'}
    </Button>
  );
};

interface MoreProps extends OpenMenuProps {
  readonly canPublish: boolean;
  /** Whether the user may publish other documents too. */
  readonly canRelease: boolean;
  readonly onOpen: (dialog: DialogName) => void;
}

const MoreMenu = (props: MoreProps) => {
  const { subject, at, saved, canPublish, canRelease, showVersion, onOpen } = props;
  const { open: openPreview } = usePreview(at);
  const discard = useDiscard(subject);
  const { hasChanges, publishedRevision } = saved;
  return (
    <Popover placement="bottom end">
      <Menu className="menu" aria-label="More publishing options">
        {canPublish ? (
          <>
            <MenuItem id="schedule" icon={CalendarClock} onAction={() => onOpen('schedule')}>
              Schedule publishing
            </MenuItem>
            {canRelease ? (
              <MenuItem id="release" icon={Layers} onAction={() => onOpen('release')}>
                Publish multiple changes
              </MenuItem>
            ) : null}
            <Separator className="menu-line" />
          </>
        ) : null}
        {showVersion ? null : (
          <>
            <MenuItem id="preview" icon={Eye} onAction={() => void openPreview()}>
              Open preview
            </MenuItem>
            <MenuItem id="link" icon={Link2} onAction={() => onOpen('link')}>
              Share preview link
            </MenuItem>
            <Separator className="menu-line" />
          </>
        )}
        <MenuItem id="history" icon={History} onAction={() => onOpen('history')}>
          History
        </MenuItem>
        {hasChanges && publishedRevision !== null ? (
          <MenuItem id="discard" icon={RotateCcw} onAction={() => void discard()}>
            Discard changes
          </MenuItem>
        ) : null}
      </Menu>
    </Popover>
  );
};

/** Memoized: unsent commands do not change it. */
const OpenMenu = memo((props: OpenMenuProps) => {
  const [shown, setShown] = useState<DialogName>();
  const more = useRef<HTMLButtonElement>(null);
  const { permissions } = useSession();
  const canRelease = permissions.includes('publish');
  const canPublish = props.isProduct ? permissions.includes('publish-products') : canRelease;
  const Shown = shown && dialogs[shown];
  const { subject, at, others, kind, showVersion } = props;
  return (
    <div className="publish-menu">
      {canPublish ? <PublishNow {...props} neighbour={more} /> : null}
      <MenuTrigger>
        <AriaButton
          ref={more}
          className={`button button-${canPublish ? kind : 'plain'} button-icon`}
          aria-label="More publishing options"
        >
          {canPublish ? <ChevronDown size={16} aria-hidden /> : <Ellipsis size={16} aria-hidden />}
        </AriaButton>
        <MoreMenu {...props} {...{ canPublish, canRelease }} onOpen={setShown} />
      </MenuTrigger>
      {Shown ? (
        <Suspense>
          <Shown {...{ subject, at, others, showVersion }} onClose={() => setShown(undefined)} />
        </Suspense>
      ) : null}
    </div>
  );
});

const noOthers: readonly Subject[] = [];

/** Publish button with scheduling, preview, history and discard. */
export const PublishMenu = ({
  others = noOthers,
  kind = 'primary',
  showVersion,
  ...props
}: PublishMenuProps) => {
  const { permissions } = useSession();
  const state = useDocument(permissions.includes('content') ? props.subject : undefined);
  if (state.state !== 'success') return null;
  const { document } = state;
  return (
    <OpenMenu
      {...props}
      {...{ others, kind, showVersion }}
      saved={document.saved}
      isNotLive={isHidden(document)}
      isProduct={isProduct(document)}
    />
  );
};
