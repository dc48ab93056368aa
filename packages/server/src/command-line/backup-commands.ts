import { Readable } from 'node:stream';
import { formatFileSize } from '@sitewright/domain/media';
import { restoreBackup, writeBackup, type BackupFile, type ProgressReport } from '../backups/index.ts';
import { createFileStore, fileFolder, type FileStore } from '../files/index.ts';
import { listSites } from '../sites/index.ts';
import type { Database } from '../database/index.ts';
import { programFolders } from '../program-folders.ts';
import { contentTypeOf } from '../static-files/index.ts';
import { requireArgument, type Command } from './command.ts';
import { refuseWhileRunning, withDatabase } from './with-database.ts';

/** Opened one at a time: there may be more files than a process may have open. */
async function* readAllFiles(database: Database, files: FileStore): AsyncGenerator<BackupFile> {
  for (const site of await listSites(database))
    for await (const { key } of files.list(fileFolder(site.id))) {
      const file = await files.get(key);
      if (file) yield { key, size: file.size, stream: file.stream };
    }
}

const describeProgress = ({ rows, totalRows, files }: ProgressReport): string =>
  `${rows} of ${totalRows} rows, ${files} files`;

export const backupCommands: readonly Command[] = [
  {
    name: 'backup',
    usage: 'backup FILE',
    summary: 'Write everything, database and files, to one file; the program may go on running',
    async run(input, environment) {
      const to = requireArgument(input, 0, 'The file');
      await withDatabase(environment, async ({ database, pool }) => {
        const files = readAllFiles(database, createFileStore(environment.settings.files));
        const onProgress = (report: ProgressReport) => environment.showProgress(describeProgress(report));
        const summary = await writeBackup({ pool, to, files, onProgress });
        environment.print(
          `${to}: ${summary.rows} rows, ${summary.files} files, ${formatFileSize(summary.bytes)}`,
        );
      });
    },
  },
  {
    name: 'restore',
    usage: 'restore FILE [--replace]',
    summary: 'Bring a backup back into an empty installation; --replace empties it first',
    options: { replace: 'switch' },
    async run(input, environment) {
      const from = requireArgument(input, 0, 'The file');
      await withDatabase(environment, async (opened) => {
        refuseWhileRunning(opened);
        const { pool } = opened;
        const store = createFileStore(environment.settings.files);
        const summary = await restoreBackup({
          pool,
          from,
          migrationsFolder: programFolders.migrations,
          whenNotEmpty: input.options['replace'] === true ? 'replace' : 'refuse',
          putFile: async ({ key, stream }) => {
            await store.put(key, Readable.from(stream), { contentType: contentTypeOf(key) });
          },
          onProgress: (report) => environment.showProgress(describeProgress(report)),
          pausesOutsideEffects: true,
        });
        environment.print(
          `Restored the backup of ${summary.createdAt}: ${summary.rows} rows, ${summary.files} files.`,
        );
        environment.print(
          'Nothing is charged, refunded, emailed or sent to webhooks until you run "outside-effects resume" on the live installation.',
        );
      });
    },
  },
];
