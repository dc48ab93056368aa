import type { ListVisitorTexts } from './list-texts.ts';

export const spanish: ListVisitorTexts = {
  mailSubject: 'Confirme su suscripción a {list}',
  mailText:
    'Alguien, seguramente usted, ha suscrito esta dirección a «{list}» de {site}. Confírmelo para recibir los correos.',
  mailIgnore:
    'Si no fue usted, no haga nada: sin su confirmación no recibirá nada más, y su dirección se borrará después de {days} días.',
  confirm: 'Confirmar suscripción',
  confirmTitle: '¿Recibir correos de «{list}»?',
  confirmText:
    'Con el botón acepta recibir correos de {site}. Cada uno de ellos tiene un enlace para darse de baja.',
  confirmedTitle: 'Está suscrito',
  confirmedText: 'A partir de ahora recibirá los correos de «{list}».',
  expiredTitle: 'Este enlace ya no funciona',
  expiredText:
    'Era válido durante {days} días, o usted se dio de baja mientras tanto. Suscríbase de nuevo para recibir otro.',
  wrongTitle: 'Este enlace no está completo',
  wrongText: 'Copie el enlace entero del correo, o ábralo allí.',
  unsubscribeTitle: '¿No recibir más correos?',
  unsubscribeText:
    'Puede dejar solo «{list}» o todas las listas de {site}. Los correos sobre sus pedidos seguirán llegando.',
  unsubscribeList: 'Dejar «{list}»',
  unsubscribeAll: 'Dejar todas las listas',
  unsubscribedTitle: 'Se ha dado de baja',
  unsubscribedListText: 'No recibirá más correos de «{list}».',
  unsubscribedAllText: '{site} no le enviará más novedades.',
  toSite: 'Ir a {site}',
};
