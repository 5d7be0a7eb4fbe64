import { afterAll, beforeAll, test } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { IdentityProvider } from '../support/identity-provider.ts'
import { eventually, expectHeading } from '../support/page-steps.ts'
import { freePort, type ServerProcess, startServerProcess } from '../support/server-process.ts'
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts'

/** Signing in through an identity provider, to which the browser really goes. */

const browser = launchBrowser()
const provider = new IdentityProvider()
let database: TestDatabase
let server: ServerProcess
let publicUrl: string

beforeAll(async () => {
  database = await createTestDatabase()
  const port = await freePort()
  publicUrl = `http://127.0.0.1:${port}`
  server = await startServerProcess({
    ...database.environment,
    ...(await provider.listen([`${publicUrl}/api/oidc/callback`])),
    DATA_DIR: database.dataDir,
    PORT: String(port),
    PUBLIC_URL: publicUrl,
    SIGN_UP: 'open',
    OIDC_LABEL: 'Harbour ID',
    OIDC_ONLY: 'true',
  })
})

afterAll(async () => {
  await server.end('SIGTERM')
  await provider.close()
  await database.remove()
})

test('leads from the one button to the page one wanted, in an account that says how it is signed in to', async () => {
  provider.people.set('ada', { email: 'ada@example.com', email_verified: true, given_name: 'Ada' })
  provider.current = 'ada'
  const page = await browser.newPage({ url: publicUrl }, { outside: new URL(provider.issuer).host })
  await page.goto('/auth?next=/history')
  await expectHeading(page, 'Sign in to Postwright')
  await page.getByRole('link', { name: 'Sign in with Harbour ID' }).click()
  await expectHeading(page, 'Post History')

  await page.goto('/settings?tab=account')
  await page.getByText(/^Linked with ada@example\.com since /).waitFor()
  await eventually(() => page.getByRole('button', { name: 'Unlink' }).count()).toBe(0)
})
