import { build, ensureInstalled, requireNode } from './prepare.mjs'

requireNode()
await ensureInstalled()
await build()
