import { campaignLimits } from '@sitewright/domain/campaigns';
import { campaignAudienceSchema, campaignContentSchema } from '@sitewright/domain/campaigns/schemas';
import { followUpDefinitions, followUpKinds } from '@sitewright/domain/follow-ups';
import { listKey, mailingListLimits, segmentLimits } from '@sitewright/domain/mailing-lists';
import { segmentRuleSchema } from '@sitewright/domain/mailing-lists/schemas';
import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';
import { insertCarriedCampaigns } from '../campaign-records/index.ts';
import { findSchemaFaults } from '../documents/index.ts';
import { putFollowUp } from '../follow-ups/index.ts';
import { insertCarriedLists, insertCarriedSegments } from '../mailing-list-records/index.ts';
import { ImportFault } from './import-fault.ts';
import { readJsonFile } from './site-folder.ts';
import type { ImportTarget } from './write-documents.ts';

const FILE = 'mailing.json';

const closed = { additionalProperties: false } as const;
const id = Type.String({ pattern: '^[0-9a-f]{24}$' });
const name = (maxLength: number) => Type.String({ minLength: 1, maxLength });
const listName = name(mailingListLimits.MAX_NAME_LENGTH);

const mailingSchema = Type.Object(
  {
    lists: Type.Optional(
      Type.Array(
        Type.Object(
          {
            id,
            name: listName,
            nameKeys: Type.Optional(Type.Array(listName)),
            isDoubleOptIn: Type.Boolean(),
            isForCheckout: Type.Optional(Type.Boolean()),
          },
          closed,
        ),
        { maxItems: mailingListLimits.MAX_LISTS },
      ),
    ),
    segments: Type.Optional(
      Type.Array(Type.Object({ id, name: listName, rule: segmentRuleSchema }, closed), {
        maxItems: segmentLimits.MAX_SEGMENTS,
      }),
    ),
    campaigns: Type.Optional(
      Type.Array(
        Type.Object(
          {
            id,
            name: name(campaignLimits.NAME),
            content: campaignContentSchema,
            audience: campaignAudienceSchema,
          },
          closed,
        ),
      ),
    ),
    followUps: Type.Optional(
      Type.Array(
        Type.Object(
          {
            kind: Type.Enum([...followUpKinds]),
            isEnabled: Type.Boolean(),
            delay: Type.Integer({ minimum: 0 }),
          },
          closed,
        ),
      ),
    ),
  },
  closed,
);

type Mailing = Static<typeof mailingSchema>;

const isOnce = (values: readonly string[]): boolean => new Set(values).size === values.length;

const findFault = ({ lists = [], segments = [], campaigns = [], followUps = [] }: Mailing) => {
  if (![lists, segments, campaigns].every((all) => isOnce(all.map((one) => one.id))))
    return 'Two lists, segments or campaigns have the same id.';
  if (!isOnce(lists.map((list) => listKey(list.name)))) return 'Two lists have the same name.';
  if (!isOnce(segments.map((segment) => listKey(segment.name)))) return 'Two segments have the same name.';
  if (lists.filter(({ isForCheckout }) => isForCheckout).length > 1)
    return 'Two lists are that of the checkout.';
  if (!isOnce(followUps.map(({ kind }) => kind))) return 'A follow-up is named twice.';
  return followUps.some(({ kind, delay }) => delay > followUpDefinitions[kind].maxDelay)
    ? 'The delay of a follow-up is too long.'
    : undefined;
};

const readMailing = async (folder: string): Promise<Mailing> => {
  const given = (await readJsonFile(folder, FILE)) ?? {};
  if (!Value.Check(mailingSchema, given)) {
    const [fault = ['', 'cannot be read.']] = Object.entries(findSchemaFaults(mailingSchema, given));
    throw new ImportFault(FILE, fault.join(' '));
  }
  const fault = findFault(given);
  if (fault !== undefined) throw new ImportFault(FILE, fault);
  return given;
};

/** Lists without members, campaigns as drafts, follow-ups from now on. */
export const importMailing = async (
  { transaction, site, now }: Pick<ImportTarget, 'transaction' | 'site' | 'now'>,
  folder: string,
): Promise<void> => {
  const { lists = [], segments = [], campaigns = [], followUps = [] } = await readMailing(folder);
  await insertCarriedLists(transaction, site.id, {
    lists: lists.map(({ id: listId, nameKeys = [], isForCheckout = false, ...list }) => ({
      ...list,
      listId,
      isForCheckout,
      nameKeys: [...new Set([...nameKeys, list.name].map(listKey))],
    })),
    now,
  });
  await insertCarriedSegments(transaction, site.id, {
    segments: segments.map(({ id: segmentId, ...segment }) => ({ ...segment, segmentId })),
    now,
  });
  await insertCarriedCampaigns(transaction, site.id, {
    carried: campaigns.map(({ id: campaignId, ...campaign }) => ({ ...campaign, campaignId })),
    now,
  });
  for (const { kind, isEnabled, delay } of followUps)
    await putFollowUp(transaction, { websiteId: site.id, kind, isEnabled, delay, now });
};
