import { vi } from 'vitest'
import type { TestApp } from './test-app.ts'

/** Collects security events from a running app's log. */
export function watchSecurityLog(app: TestApp) {
  const lines = vi.spyOn(app.ctx.log, 'warn')
  return {
    /** One account's events, oldest first. @param userId null: of no known account */
    eventsOf(userId: string | null): string[] {
      return lines.mock.calls
        .map(([facts]) => facts as unknown as { security?: string; userId?: string | null })
        .filter((facts) => facts.security !== undefined && facts.userId === userId)
        .map((facts) => facts.security ?? '')
    },
    /** Everything that was logged, as text. */
    text: () => JSON.stringify(lines.mock.calls),
  }
}
