import type { mailingListsCalls } from '@sitewright/api/mailing-lists';
import { segmentLimits } from '@sitewright/domain/mailing-lists';
import { refuse, type Handlers } from '../../http/index.ts';
import { newId } from '../../ids/index.ts';
import { lockLists } from '../lists/owner-lists-store.ts';
import {
  countMatching,
  deleteSegment,
  findSegment,
  isSegmentNameTaken,
  listSegmentForms,
  listSegmentProducts,
  listSegments,
  putSegment,
} from './segments-store.ts';
import { listTagsOfSite } from '../tags-store.ts';

type SegmentHandlers = Pick<
  Handlers<typeof mailingListsCalls>,
  'readSegmentOptions' | 'listSegments' | 'createSegment' | 'updateSegment' | 'removeSegment' | 'countSegment'
>;

const tidied = (name: string): string => name.trim().replaceAll(/\s+/g, ' ');

export const segmentHandlers: SegmentHandlers = {
  async readSegmentOptions(_input, { database, site }) {
    return {
      forms: await listSegmentForms(database, site.id),
      products: await listSegmentProducts(database, site.id),
      tags: await listTagsOfSite(database, site.id),
      currency: site.settings.currency,
    };
  },
  async listSegments(_input, { database, site }) {
    const segments = await listSegments(database, site.id);
    return {
      segments: segments.map(({ id, name, rule }) => ({
        id,
        name,
        rule: { match: rule.match, conditions: [...rule.conditions] },
      })),
    };
  },
  async createSegment({ body }, { database, site, now, note }) {
    const fields = { websiteId: site.id, segmentId: newId(), name: tidied(body.name), rule: body.rule };
    await lockLists(database, site.id);
    if (await isSegmentNameTaken(database, fields)) return refuse('segment-name-taken');
    if ((await listSegments(database, site.id)).length >= segmentLimits.MAX_SEGMENTS)
      return refuse('too-many-segments');
    await putSegment(database, fields, now);
    note({ subject: `mailing-segment:${fields.segmentId}`, after: { title: fields.name } });
    return { id: fields.segmentId };
  },
  async updateSegment({ params, body }, { database, site, now, note }) {
    await lockLists(database, site.id);
    const before = await findSegment(database, site.id, params.id);
    if (!before) return refuse('not-found');
    const fields = { websiteId: site.id, segmentId: params.id, name: tidied(body.name), rule: body.rule };
    if (await isSegmentNameTaken(database, fields)) return refuse('segment-name-taken');
    await putSegment(database, fields, now);
    const subject = `mailing-segment:${params.id}`;
    note({ subject, before: { title: before.name }, after: { title: fields.name } });
    return {};
  },
  async removeSegment({ params }, { database, site, note }) {
    const before = await findSegment(database, site.id, params.id);
    if (!before) return refuse('not-found');
    await deleteSegment(database, site.id, params.id);
    note({ subject: `mailing-segment:${params.id}`, before: { title: before.name } });
    return {};
  },
  async countSegment({ body: { rule } }, { database, site, now }) {
    return { count: await countMatching(database, site.id, { rule, now }) };
  },
};
