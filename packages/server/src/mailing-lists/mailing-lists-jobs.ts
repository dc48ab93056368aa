import { inTransaction } from '../database/index.ts';
import { defineJob, type Job } from '../jobs/index.ts';
import {
  announceMember,
  confirmationJobKind,
  joinedJobKind,
  orderSignUpJobKind,
} from '../mailing-list-records/index.ts';
import { findSiteById } from '../sites/index.ts';
import { joinFromOrder } from './checkout-sign-up.ts';
import { askToConfirm, type ConfirmationServices } from './visitors/confirmation-mail.ts';

export const createMailingListJobs = (services: ConfirmationServices): Job[] => [
  defineJob({
    kind: confirmationJobKind,
    async handle({ websiteId, memberId }) {
      const site = await findSiteById(services.database, websiteId);
      if (site) await askToConfirm(services, site, memberId);
    },
  }),
  defineJob({
    kind: orderSignUpJobKind,
    async handle({ websiteId, orderId }) {
      const site = await findSiteById(services.database, websiteId);
      if (site) await joinFromOrder(services, site, orderId);
    },
  }),
  defineJob({
    kind: joinedJobKind,
    async handle({ isNew, joinedAt, ...member }) {
      if (!isNew) return;
      await inTransaction(services.database, (transaction) =>
        announceMember(transaction, member, new Date(joinedAt)),
      );
    },
  }),
];
