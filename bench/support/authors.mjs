import { randomUUID } from 'node:crypto'
import { insertUser } from '../../dist/server/features/accounts/people/user-repository.js'
import { openDatabase } from '../../dist/server/platform/database/database.js'
import { hashToken, newToken } from '../../dist/server/platform/tokens.js'

/**
 * Approved authors who are signed in, written into a database that is up to date: a thousand of them by hashing
 * passwords would take minutes.
 * @returns the cookie of each
 */
export async function addAuthors(database, count) {
  const { db, close } = openDatabase(database)
  const now = Date.now()
  const cookies = []
  try {
    for (let number = 0; number < count; number += 1) {
      const [id, token] = [randomUUID(), newToken()]
      await insertUser(db, {
        id,
        email: `author${number}@example.com`,
        passwordHash: null,
        firstName: 'Ann',
        lastName: 'Author',
        isAdmin: false,
        plan: 'pro',
        isApproved: true,
        timeZone: 'UTC',
        createdAt: now,
      })
      const session = { created_at: now, last_seen_at: now, expires_at: now + 86_400_000, user_agent: 'bench' }
      await db
        .insertInto('sessions')
        .values({ token_hash: hashToken(token), user_id: id, ...session })
        .execute()
      cookies.push(`postwright=${token}`)
    }
  } finally {
    await close()
  }
  return cookies
}
