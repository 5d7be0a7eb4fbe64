import { TOTP } from 'otpauth'
import { expect } from 'vitest'
import type { Browser } from './browser-session.ts'
import { password, type TestApp } from './test-app.ts'

/** The code that an authenticator app shows. @param now epoch ms */
export function codeOf(key: string, now: number): string {
  return new TOTP({ secret: key }).generate({ timestamp: now })
}

/** A code that is none of those around now. @param now epoch ms */
export function wrongCodeFor(key: string, now: number): string {
  const right = new Set([-2, -1, 0, 1, 2].map((steps) => codeOf(key, now + steps * 30_000)))
  return ['000000', '000001', '000002', '000003', '000004', '000005'].find((code) => !right.has(code)) ?? ''
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
