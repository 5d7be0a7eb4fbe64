import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { describeSettingsForHandbook } from './settings-page.ts'

test('the handbook says what the settings are now', () => {
  const file = new URL('../../../docs/handbook/settings.md', import.meta.url)
  const hint = 'Run: npm run env-example'
  expect(existsSync(file) ? readFileSync(file, 'utf8') : hint).toBe(describeSettingsForHandbook())
})
