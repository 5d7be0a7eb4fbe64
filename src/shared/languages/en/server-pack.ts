import type { ServerPack } from '../parts/server-pack.ts'
import { patterns } from './patterns.ts'
import { reading } from './reading.ts'
import { refusal } from './refusal.ts'
import { writing } from './writing.ts'

export const english: ServerPack = { writing, patterns, refusal, reading }
