import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { IconButton, Screen } from '../controls/index.ts';
import { useConfirmLeave } from '../leave-guard/index.ts';
import { useSession } from '../session/index.ts';
import { FileBrowser } from './browse/file-browser.tsx';
import { FileDrop, UploadButton } from './browse/file-drop.tsx';
import { FileDetail } from './detail/file-detail.tsx';
import './files-screen.css';
import { FileTrashDialog } from './trash/file-trash-dialog.tsx';
import { UploadList } from './uploads/upload-list.tsx';
import { useUploads } from './uploads/uploads.ts';

const route = getRouteApi('/_signed-in/files');

/** Selecting another file unmounts the form: asks about unsaved changes first. */
const useChosenFile = () => {
  const { file } = route.useSearch();
  const navigate = useNavigate();
  const settle = useConfirmLeave();
  const choose = async (id: string | undefined): Promise<void> => {
    if (id === file || !(await settle())) return;
    await navigate({ to: '/files', search: id === undefined ? {} : { file: id } });
  };
  return { file, choose: (id: string | undefined) => void choose(id) };
};

/** The file manager: all files of the site. */
export const FilesScreen = () => {
  const { file, choose } = useChosenFile();
  const { permissions } = useSession();
  const canUpload = permissions.includes('content');
  const canChange = permissions.includes('media');
  const { add, ...uploads } = useUploads();
  const [isTrashOpen, setTrashOpen] = useState(false);
  const actions = canUpload ? (
    <>
      {canChange ? <IconButton icon={Trash2} label="Trash" onPress={() => setTrashOpen(true)} /> : null}
      <UploadButton onFiles={add} />
    </>
  ) : undefined;
  return (
    <Screen title="Files" layout="fill" actions={actions}>
      <div className={file === undefined ? 'files' : 'files files-chosen'}>
        <FileDrop onFiles={canUpload ? add : undefined}>
          <UploadList {...uploads} />
          <FileBrowser
            isMultiple={false}
            selected={new Set(file === undefined ? [] : [file])}
            onSelect={(ids) => choose([...ids][0])}
            upload={canUpload ? <UploadButton kind="plain" onFiles={add} /> : undefined}
          />
        </FileDrop>
        {file === undefined ? null : (
          <FileDetail key={file} id={file} canChange={canChange} onClose={() => choose(undefined)} />
        )}
      </div>
      {isTrashOpen ? <FileTrashDialog onClose={() => setTrashOpen(false)} /> : null}
    </Screen>
  );
};
