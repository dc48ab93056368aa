import type { ListVisitorTexts } from './list-texts.ts';

export const french: ListVisitorTexts = {
  mailSubject: 'Veuillez confirmer votre inscription à {list}',
  mailText:
    'Quelqu’un, vous sans doute, a inscrit cette adresse à « {list} » de {site}. Confirmez-le pour recevoir les e-mails.',
  mailIgnore:
    'Si ce n’était pas vous, ne faites rien : sans votre confirmation vous ne recevrez rien d’autre, et votre adresse sera supprimée après {days} jours.',
  confirm: 'Confirmer l’inscription',
  confirmTitle: 'Recevoir les e-mails de « {list} » ?',
  confirmText:
    'En appuyant sur le bouton, vous acceptez de recevoir des e-mails de {site}. Chacun contient un lien de désinscription.',
  confirmedTitle: 'Vous êtes inscrit',
  confirmedText: 'Vous recevrez désormais les e-mails de « {list} ».',
  expiredTitle: 'Ce lien ne fonctionne plus',
  expiredText:
    'Il était valable {days} jours, ou vous vous êtes désinscrit entre-temps. Inscrivez-vous à nouveau pour en recevoir un autre.',
  wrongTitle: 'Ce lien n’est pas complet',
  wrongText: 'Veuillez copier le lien entier depuis l’e-mail, ou l’ouvrir là-bas.',
  unsubscribeTitle: 'Ne plus recevoir d’e-mails ?',
  unsubscribeText:
    'Vous pouvez quitter seulement « {list} », ou toutes les listes de {site}. Les e-mails sur vos commandes arriveront toujours.',
  unsubscribeList: 'Quitter « {list} »',
  unsubscribeAll: 'Quitter toutes les listes',
  unsubscribedTitle: 'Vous êtes désinscrit',
  unsubscribedListText: 'Vous ne recevrez plus d’e-mails de « {list} ».',
  unsubscribedAllText: '{site} ne vous enverra plus d’actualités.',
  toSite: 'Aller sur {site}',
};
