import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuilt, ensureInstalled, root } from './prepare.mjs'

/** npm run env-example: writes .env.example and the handbook's page from the table of settings. */

await ensureInstalled()
await ensureBuilt()
const { describeSettings } = await import('../dist/server/platform/settings.js')
const { describeSettingsForHandbook } = await import('../dist/server/platform/settings-page.js')
writeFileSync(join(root, '.env.example'), describeSettings())
writeFileSync(join(root, 'docs', 'handbook', 'settings.md'), describeSettingsForHandbook())
