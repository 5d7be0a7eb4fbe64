import type { Linkedin } from '#server/adapters/linkedin/linkedin'
import type { Browser } from './browser-session.ts'
import { type FakeLinkedin, startFakeLinkedin } from './fake-linkedin/start-fake-linkedin.ts'
import { startTestApp, type TestApp, type TestAppOptions } from './test-app.ts'

/** The server with a fake LinkedIn, which share the tests' clock; nothing waits for real time. */
export interface LinkedinApp {
  app: TestApp
  fake: FakeLinkedin
  /** The duration of each requested wait. */
  waits: number[]
  close(): Promise<void>
}

/** Sixty days before the year of the version in use is over, another is used from then on: tests of that ask for it. */
const versionsAhead = 'linkedin versions'

/** @param options.withoutApps the settings configure no app at LinkedIn */
export async function startLinkedinApp(options: TestAppOptions & { withoutApps?: boolean } = {}): Promise<LinkedinApp> {
  let app: TestApp | undefined
  const fake = await startFakeLinkedin(() => app?.clock.now ?? Date.now())
  const waits: number[] = []
  const linkedin: Linkedin = {
    oauthBase: fake.url,
    apiBase: fake.url,
    wait: async (ms) => waits.push(ms),
  }
  const environment = { ...(options.withoutApps ? fake.addresses : fake.environment), ...options.environment }
  const withoutSweeps = [versionsAhead, ...(options.withoutSweeps ?? [])]
  const parts = { linkedin, ...options.parts }
  const started = await startTestApp({ ...options, environment, withoutSweeps, parts })
  app = started
  for (const known of fake.world.apps) {
    known.redirectUris.push(`${started.ctx.config.http.publicUrl}/api/linkedin/callback`)
  }
  return {
    app: started,
    fake,
    waits,
    async close() {
      await started.close()
      await fake.close()
    },
  }
}

const asBrowser = { accept: 'text/html' }

/** Follows someone to LinkedIn and back. @returns the page of the app where they end */
export async function connect(person: Browser, path = '/api/linkedin/connect'): Promise<string> {
  return await comeBack(person, await agreeAt((await person.get(path, asBrowser)).headers.get('location') ?? ''))
}

/** The address that LinkedIn's page redirects back to. @param authorization the address of that page */
export async function agreeAt(authorization: string): Promise<string> {
  const answer = await fetch(authorization, { redirect: 'manual' })
  return answer.headers.get('location') ?? `LinkedIn answered ${answer.status}: ${await answer.text()}`
}

/** @param address from LinkedIn */
export async function comeBack(person: Browser, address: string): Promise<string> {
  const { pathname, search } = new URL(address)
  const answer = await person.get(`${pathname}${search}`, asBrowser)
  return answer.headers.get('location') ?? `The app answered ${answer.status}`
}
