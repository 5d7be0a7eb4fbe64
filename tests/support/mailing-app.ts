import { afterAll, beforeAll } from 'vitest'
import { MailServer } from './mail-server.ts'
import { startTestApp, type TestApp } from './test-app.ts'

/** For all tests of a file: a server that mails, and requires confirmed e-mails. @param take gets it when it runs */
export function serveMailingApp(take: (app: TestApp) => void): MailServer {
  const mailServer = new MailServer()
  let app: TestApp

  beforeAll(async () => {
    const environment = {
      SMTP_URL: await mailServer.listen(),
      MAIL_FROM: 'Postwright <postwright@example.com>',
      REQUIRE_EMAIL_CONFIRMATION: 'true',
    }
    app = await startTestApp({ environment, withJobs: true })
    take(app)
  })

  afterAll(async () => {
    await app.close()
    await mailServer.close()
  })

  return mailServer
}
