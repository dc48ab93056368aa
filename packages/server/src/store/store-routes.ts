import { storeCalls } from '@sitewright/api/store';
import { storeSchemas } from '@sitewright/api/store/schemas';
import { implementCalls, type ImplementedCall } from '../http/index.ts';
import { bumpSubjects } from '../sites/index.ts';
import { putStoreSettings, readStoreSettings } from './settings-store.ts';

export const implementStoreCalls = (): ImplementedCall[] =>
  implementCalls({
    capability: 'store',
    calls: storeCalls,
    schemas: storeSchemas,
    handlers: {
      readSettings: (_input, { database, site }) => readStoreSettings(database, site.id),
      async saveSettings({ body }, { database, site, note }) {
        const before = await readStoreSettings(database, site.id);
        await putStoreSettings(database, site.id, body);
        await bumpSubjects(database, site.id, ['site']);
        note({ subject: 'store-settings', before, after: body });
        return body;
      },
    },
  });
