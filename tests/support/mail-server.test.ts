import { createTransport } from 'nodemailer'
import { expect, test } from 'vitest'
import { MailServer } from './mail-server.ts'

/** Mails are read as they were written. */

test('a character beyond ASCII stays whole, also where a line breaks within it', async () => {
  const mailServer = new MailServer()
  const transport = createTransport({ url: await mailServer.listen() })
  try {
    // each begins one place further on, so that lines break at every place of a character
    const texts = Array.from({ length: 12 }, (_, before) => `${'x'.repeat(before)}${'Zwölf März €5 🚢 '.repeat(12)}.`)
    const sent = { from: 'postwright@example.com', to: 'reader@example.com', subject: 'Dates' }
    for (const text of texts) await transport.sendMail({ ...sent, text, textEncoding: 'quoted-printable' })
    const mails = mailServer.mailsTo('reader@example.com')
    for (const [index, text] of texts.entries()) expect(mails[index]).toContain(text)
  } finally {
    transport.close()
    await mailServer.close()
  }
})
