import { nameOfRole } from '@sitewright/domain/contributors';

interface Email {
  readonly subject: string;
  readonly text: string;
}

export const resetEmail = (facts: { siteTitle: string; link: string; hours: number }): Email => ({
  subject: `Set a new password for ${facts.siteTitle}`,
  text: [
    `Somebody asked for a new password for your account at ${facts.siteTitle}.`,
    `If it was you, open this link within ${facts.hours} hours:`,
    facts.link,
    'If it was not you, do nothing: your password stays as it is.',
  ].join('\n\n'),
});

export const invitationEmail = (facts: {
  siteTitle: string;
  inviter: string;
  roles: readonly number[];
  link: string;
  days: number;
}): Email => ({
  subject: `${facts.inviter} invites you to ${facts.siteTitle}`,
  text: [
    `${facts.inviter} invites you to work on ${facts.siteTitle} as ${facts.roles.map(nameOfRole).join(', ')}.`,
    `Open this link within ${facts.days} days to accept:`,
    facts.link,
  ].join('\n\n'),
});
