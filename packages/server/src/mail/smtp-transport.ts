import { buildMessage, type OutgoingMail } from './mime/build-message.ts';
import type { SmtpSettings } from './smtp-settings.ts';

/** Accepted, or rejected for good. Temporary failures are thrown. */
export type Delivery =
  { readonly state: 'accepted' } | { readonly state: 'refused'; readonly reason: string };

export interface MailTransport {
  readonly deliver: (mail: OutgoingMail) => Promise<Delivery>;
  /** Emails that are being sent are sent to the end. */
  readonly close: () => Promise<void>;
}

const usualTimeouts = { connect: 15_000, answer: 60_000 };
/** Somebody waits for the answer. */
const testTimeouts = { connect: 8_000, answer: 10_000 };
/** Open to one mail server from one node. */
export const MOST_CONNECTIONS = 5;
/** Short: a server that closes a connection while it is used again makes an email wait for its next attempt. */
const IDLE_MS = 2_000;
const PERMANENT = 500;
// A wrong password is a 5xx too, but has nothing to do with the email: the owner may fix the setting.
const MESSAGE_ERRORS = new Set(['EENVELOPE', 'EMESSAGE']);

const isRefusal = (error: unknown): error is Error =>
  error instanceof Error &&
  'responseCode' in error &&
  'code' in error &&
  Number(error.responseCode) >= PERMANENT &&
  MESSAGE_ERRORS.has(String(error.code));

/** Whether it is about this email: the next one may be taken. */
export const isOfEmail = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && MESSAGE_ERRORS.has(String(error.code));

const openTransporter = async ({ url, timeouts = usualTimeouts }: SmtpSettings) => {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url,
    pool: true,
    maxConnections: MOST_CONNECTIONS,
    idleTimeout: IDLE_MS,
    // Whether an email is sent again is decided by its job, which counts the attempts.
    maxRequeues: 0,
    connectionTimeout: timeouts.connect,
    greetingTimeout: timeouts.connect,
    socketTimeout: timeouts.answer,
    // The content of an email must not come from a file or URL that it names.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
};

export const messageOf = (mail: OutgoingMail, from: string) => ({
  from: { name: mail.fromName ?? '', address: mail.fromAddress ?? from },
  to: { name: '', address: mail.toAddress },
  ...(mail.replyTo !== null && { replyTo: { name: '', address: mail.replyTo } }),
  ...(mail.messageId !== null && { messageId: mail.messageId }),
  ...(mail.html !== null && { html: mail.html }),
  subject: mail.subject,
  text: mail.text,
  headers: mail.headers,
  date: mail.createdAt,
});

const describeFailure = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return 'response' in error && typeof error.response === 'string' ? error.response : error.message;
};

/** Sends one email at once and returns what the mail server answered. */
export const sendTestMail = async (
  settings: SmtpSettings,
  { to, siteTitle }: { readonly to: string; readonly siteTitle: string },
): Promise<{ isAccepted: boolean; response: string }> => {
  try {
    const transporter = await openTransporter({ timeouts: testTimeouts, ...settings });
    const { response } = await transporter.sendMail({
      from: { name: siteTitle, address: settings.from },
      to: { name: '', address: to },
      subject: `Test email from ${siteTitle}`,
      text: 'This email shows that the mail server of your installation works.\n',
    });
    return { isAccepted: true, response };
  } catch (error) {
    return { isAccepted: false, response: describeFailure(error) };
  }
};

/** Connections are used for several emails. */
export const createSmtpTransport = (settings: SmtpSettings): MailTransport => {
  let transporter: ReturnType<typeof openTransporter> | undefined;

  return {
    async deliver(mail) {
      transporter ??= openTransporter(settings);
      try {
        const { from } = settings;
        const built = buildMessage(mail, from);
        const message = built
          ? { envelope: { from: built.envelope.from, to: [...built.envelope.to] }, raw: built.raw }
          : messageOf(mail, from);
        await (await transporter).sendMail(message);
        return { state: 'accepted' };
      } catch (error) {
        if (isRefusal(error)) return { state: 'refused', reason: error.message };
        throw error;
      }
    },
    close: async () => (await transporter)?.close(),
  };
};
