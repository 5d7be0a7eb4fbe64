import { TOTP } from 'otpauth'
import { expect } from 'vitest'
import type { Browser } from './browser-session.ts'
import { password, type TestApp } from './test-app.ts'

/** The code that an authenticator app shows. @param now epoch ms */
export function codeOf(key: string, now: number): string {
  return new TOTP({ secret: key }).generate({ timestamp: now })
}

export interface SecondFactor {
  key: string
  recoveryCodes: string[]
}

/** Turns on someone's second factor through the API, with the current code: the next one comes half a minute later. */
export async function turnOnSecondFactor(app: TestApp, person: Browser): Promise<SecondFactor> {
  const begun = await person.post('/api/user/second-factor/setup', { password })
  expect(begun.status).toBe(200)
  const { key } = (await begun.json()) as { key: string }
  const confirmed = await person.post('/api/user/second-factor', { code: codeOf(key, app.clock.now) })
  expect(confirmed.status).toBe(200)
  const { recoveryCodes } = (await confirmed.json()) as { recoveryCodes: string[] }
  return { key, recoveryCodes }
}
