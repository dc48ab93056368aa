import { defineJob, type Job } from '../jobs/index.ts';
import { confirmationJobKind, orderSignUpJobKind } from '../mailing-list-records/index.ts';
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
];
