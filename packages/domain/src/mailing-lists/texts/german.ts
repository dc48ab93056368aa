import type { ListVisitorTexts } from './list-texts.ts';

export const german: ListVisitorTexts = {
  mailSubject: 'Bitte bestätigen Sie Ihre Anmeldung zu {list}',
  mailText:
    'Jemand, hoffentlich Sie selbst, hat diese Adresse für „{list}“ von {site} angemeldet. Bestätigen Sie das, dann erhalten Sie die E-Mails.',
  mailIgnore:
    'Wenn Sie das nicht waren, müssen Sie nichts tun: Ohne Ihre Bestätigung erhalten Sie nichts weiter, und Ihre Adresse wird nach {days} Tagen gelöscht.',
  confirm: 'Anmeldung bestätigen',
  confirmTitle: 'E-Mails von „{list}“ erhalten?',
  confirmText:
    'Mit der Schaltfläche stimmen Sie zu, E-Mails von {site} zu erhalten. Jede davon hat einen Link zum Abmelden.',
  confirmedTitle: 'Sie sind angemeldet',
  confirmedText: 'Von jetzt an erhalten Sie die E-Mails von „{list}“.',
  expiredTitle: 'Dieser Link funktioniert nicht mehr',
  expiredText:
    'Er galt {days} Tage lang, oder Sie haben sich inzwischen abgemeldet. Melden Sie sich erneut an, um einen neuen zu erhalten.',
  wrongTitle: 'Dieser Link ist nicht vollständig',
  wrongText: 'Bitte kopieren Sie den ganzen Link aus der E-Mail, oder öffnen Sie ihn dort.',
  unsubscribeTitle: 'Keine E-Mails mehr erhalten?',
  unsubscribeText:
    'Sie können nur „{list}“ abbestellen oder alle Verteiler von {site}. E-Mails zu Ihren Bestellungen kommen weiterhin.',
  unsubscribeList: '„{list}“ abbestellen',
  unsubscribeAll: 'Alle Verteiler abbestellen',
  unsubscribedTitle: 'Sie sind abgemeldet',
  unsubscribedListText: 'Sie erhalten keine E-Mails von „{list}“ mehr.',
  unsubscribedAllText: '{site} sendet Ihnen keine Neuigkeiten mehr.',
  toSite: 'Zu {site}',
};
