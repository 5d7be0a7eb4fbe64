import type { Transporter } from 'nodemailer'

export interface Mail {
  recipient: string
  subject: string
  text: string
  html: string
}

/** Hands mails to a mail server. */
export interface Mailer {
  /** False: there is no mail server, and `deliver` must not be called. */
  isConfigured: boolean
  /** @returns what the server answered @throws Error when it did not take the mail; trying again is the caller's. */
  deliver(mail: Mail): Promise<string>
  close(): void
}

export function createMailer(config: { smtpUrl: string; from: string } | null): Mailer {
  if (!config) {
    return {
      isConfigured: false,
      deliver: () => Promise.reject(new Error('No mail server is configured.')),
      close: () => undefined,
    }
  }
  /** Loaded and opened with the first mail. */
  let transport: Promise<Transporter> | undefined
  async function open(url: string): Promise<Transporter> {
    const { createTransport } = await import('nodemailer')
    return createTransport({ url, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 })
  }
  return {
    isConfigured: true,
    async deliver({ recipient, subject, text, html }) {
      transport ??= open(config.smtpUrl)
      const sent: unknown = await (await transport).sendMail({ from: config.from, to: recipient, subject, text, html })
      return String((sent as { response?: string }).response ?? '')
    },
    close: () => void transport?.then((opened) => opened.close()),
  }
}
