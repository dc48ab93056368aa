import { nameOfRole } from '@sitewright/domain/contributors';

interface Email {
  readonly subject: string;
  readonly text: string;
}

export const resetEmail = (details: { siteTitle: string; link: string; hours: number }): Email => ({
  subject: `Set a new password for ${details.siteTitle}`,
  text: [
    `Somebody asked for a new password for your account at ${details.siteTitle}.`,
    `If it was you, open this link within ${details.hours} hours:`,
    details.link,
    'If it was not you, do nothing: your password stays as it is.',
  ].join('\n\n'),
});

export const invitationEmail = (details: {
  siteTitle: string;
  inviter: string;
  roles: readonly number[];
  link: string;
  days: number;
}): Email => ({
  subject: `${details.inviter} invites you to ${details.siteTitle}`,
  text: [
    `${details.inviter} invites you to work on ${details.siteTitle} as ${details.roles.map(nameOfRole).join(', ')}.`,
    `Open this link within ${details.days} days to accept:`,
    details.link,
  ].join('\n\n'),
});
