import { storeCalls } from '@sitewright/api/store';
import { storeSchemas } from '@sitewright/api/store/schemas';
import { checkTexts, implementCalls, isRefusal, type ImplementedCall } from '../http/index.ts';
import { invalidateCacheTags, readSavedRevision, incrementRevisionIfCurrent } from '../sites/index.ts';
import { checkPayments, checkSettings, describePreferences, savePreferences } from './preferences-service.ts';
import { putStoreSettings, readStoreSettings } from './settings-store.ts';

export const implementStoreCalls = (): ImplementedCall[] =>
  implementCalls({
    capability: 'store',
    calls: storeCalls,
    schemas: storeSchemas,
    handlers: {
      async readSettings(_input, { database, site }) {
        const revision = await readSavedRevision(database, site.id, 'store-settings');
        return { ...(await readStoreSettings(database, site.id)), revision };
      },
      async saveSettings({ body: { revision, ...settings } }, { database, site, contributor, note }) {
        const saved = await incrementRevisionIfCurrent(database, site.id, {
          name: 'store-settings',
          revision,
        });
        if (isRefusal(saved)) return saved;
        const before = await readStoreSettings(database, site.id);
        const fault =
          checkPayments({ before, after: settings }, contributor.permissions) ??
          checkSettings(settings) ??
          checkTexts({ before, after: settings }, contributor.permissions);
        if (fault) return fault;
        await putStoreSettings(database, site.id, settings);
        await invalidateCacheTags(database, site.id, ['site']);
        note({ subject: 'store-settings', before, after: settings });
        return { ...settings, revision: saved };
      },
      readPreferences: ({ params: { namespace } }, { database, site }) =>
        describePreferences(database, site.id, namespace),
      async savePreferences({ params: { namespace }, body }, { database, site, contributor, note }) {
        const { permissions } = contributor;
        const saved = await savePreferences(database, site.id, { namespace, sent: body, permissions });
        if (isRefusal(saved)) return saved;
        note({ subject: 'store-settings', ...saved });
        return describePreferences(database, site.id, namespace);
      },
    },
  });
