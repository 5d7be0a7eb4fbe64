import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { until } from './fake-writer.ts'

/** A real mail server on loopback that stores mails and can refuse on demand. */
export class MailServer {
  readonly received: { to: string; content: string }[] = []
  /** To whom it refuses the next mail temporarily; once for each time that an address is in it. */
  readonly refusesOnce: string[] = []
  readonly #server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: async (stream, session, done) => {
      const pieces: Buffer[] = []
      for await (const piece of stream) pieces.push(piece as Buffer)
      const to = session.envelope.rcptTo.map((recipient) => recipient.address).join(', ')
      const refusal = this.refusesOnce.indexOf(to)
      if (refusal >= 0) {
        this.refusesOnce.splice(refusal, 1)
        return done(Object.assign(new Error('try later'), { responseCode: 451 }))
      }
      this.received.push({ to, content: Buffer.concat(pieces).toString('utf8') })
      done()
    },
  })

  /** @returns its address, for SMTP_URL */
  async listen(): Promise<string> {
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server.server, 'listening')
    return `smtp://127.0.0.1:${(this.#server.server.address() as AddressInfo).port}`
  }

  /** The mails to an address, decoded, oldest first. */
  mailsTo(address: string): string[] {
    return this.received.filter((mail) => mail.to === address).map((mail) => decodeQuotedPrintable(mail.content))
  }

  /** The path of the newest mailed link of a kind to an address, including its token, once there are `count`. */
  async linkTo(address: string, path: string, count = 1): Promise<string> {
    const pattern = new RegExp(`${path}#[\\w-]+`)
    const links = () => this.mailsTo(address).flatMap((mail) => pattern.exec(mail)?.[0] ?? [])
    await until(`a mail to ${address} with ${path}`, () => links().length >= count)
    return links().at(-1) ?? ''
  }

  /** The token of that link. */
  async tokenTo(address: string, path: string, count = 1): Promise<string> {
    return (await this.linkTo(address, path, count)).replace(/^.*#/, '')
  }

  close = () => new Promise<void>((resolve) => this.#server.close(() => resolve()))
}

/** A character beyond ASCII is several codes in a row, between which a line may break. */
function decodeQuotedPrintable(text: string): string {
  return text
    .replace(/=\r?\n/g, '')
    .replace(/(?:=[0-9A-F]{2})+/g, (codes) => Buffer.from(codes.replaceAll('=', ''), 'hex').toString('utf8'))
}
