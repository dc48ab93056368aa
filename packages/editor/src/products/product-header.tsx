import { pageCalls } from '@sitewright/api/pages';
import { Link } from '@tanstack/react-router';
import { CopyPlus, Ellipsis, PanelsTopLeft, Trash2 } from 'lucide-react';
import { useEffect } from 'react';
import { Button as AriaButton, Menu, MenuTrigger } from 'react-aria-components';
import { MenuItem, Popover } from '../controls/index.ts';
import { dataOf, useFetched, useRefresh } from '../data-fetching/index.ts';
import { useDocument } from '../documents/index.ts';
import { StateBadge } from '../publication-state/index.ts';
import { PreviewButton, PublishMenu } from '../publishing/index.ts';
import { SaveStatus } from '../save-status/index.ts';
import { UndoButtons, type UndoControls } from '../undo/index.ts';
import { useProductActions } from './product-actions.ts';
import { useProduct } from './state/product-context.ts';

/** Publication state, read again after every save and publication. */
export const ProductNote = () => {
  const { key } = useProduct();
  const { fetched } = useFetched(pageCalls.readState, { params: { kind: key.kind, id: key.id } });
  const state = useDocument(key);
  const refresh = useRefresh();
  const saved = state.state === 'success' ? state.document.saved : undefined;
  const version = `${saved?.revision} ${saved?.publishedRevision}`;
  useEffect(() => {
    void refresh(pageCalls.readState);
    // Once per saved version; the callback is new with every render.
    // oxlint-disable-next-line react/exhaustive-deps, react/exhaustive-effect-dependencies
  }, [version]);
  const known = dataOf(fetched)?.state;
  return (
    <>
      {known ? <StateBadge state={known} /> : null}
      <SaveStatus />
    </>
  );
};

const MoreMenu = () => {
  const { duplicate, trash, canCreate } = useProductActions();
  return (
    <MenuTrigger>
      <AriaButton className="button button-quiet button-icon" aria-label="More actions">
        <Ellipsis size={16} aria-hidden />
      </AriaButton>
      <Popover placement="bottom end">
        <Menu className="menu" aria-label="More actions">
          {canCreate ? (
            <MenuItem id="duplicate" icon={CopyPlus} onAction={() => void duplicate()}>
              Duplicate
            </MenuItem>
          ) : null}
          <MenuItem id="delete" icon={Trash2} onAction={() => void trash()}>
            Delete
          </MenuItem>
        </Menu>
      </Popover>
    </MenuTrigger>
  );
};

export const ProductToolbar = ({ undo }: { readonly undo: UndoControls }) => {
  const { key, item, path } = useProduct();
  return (
    <>
      <UndoButtons controls={undo} />
      <MoreMenu />
      <div className="product-editor-wide">
        <PreviewButton at={path} />
      </div>
      <Link to="/pages/edit" search={{ at: path }} className="button button-plain" aria-label="Edit page">
        <PanelsTopLeft size={16} aria-hidden />
        <span className="product-editor-wide">Edit page</span>
      </Link>
      <PublishMenu subject={{ ...key, title: item.title }} at={path} />
    </>
  );
};
