import { randomUUID } from 'node:crypto'
import { hashToken } from '#server/platform/tokens'
import type { TestApp } from './test-app.ts'

/** Makes a pending link for a signed-in person. @returns their browser's cookies afterwards */
export async function offerIdentity(
  app: TestApp,
  person: Awaited<ReturnType<TestApp['signIn']>>,
): Promise<Record<string, string>> {
  const token = randomUUID()
  const identity = { issuer: 'https://provider.example', subject: token, email: 'elsewhere@example.com' }
  const times = { offered_at: app.clock.now, expires_at: app.clock.now + 60_000 }
  await app.ctx.db
    .insertInto('offered_identities')
    .values({ token_hash: hashToken(token), owner_id: person.id, ...identity, ...times })
    .execute()
  const session = person.cookies().find(({ name }) => name === 'postwright')
  return { cookie: `postwright=${session?.value}; postwright-offer=${token}` }
}
