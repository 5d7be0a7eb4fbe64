import { vi } from 'vitest'
import type { TestApp } from './test-app.ts'

/** Listens to the log of a running app for security events. */
export function watchSecurityLog(app: TestApp) {
  const lines = vi.spyOn(app.ctx.log, 'warn')
  return {
    /** Those of one account, oldest first. @param userId null: of no known account */
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
