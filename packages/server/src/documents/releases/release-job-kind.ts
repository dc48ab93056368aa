import { Type } from 'typebox';
import { defineJobKind } from '../../jobs/index.ts';

export const releaseKind = defineJobKind({
  name: 'documents.publish-release',
  payload: Type.Object({ releaseId: Type.String() }),
});
