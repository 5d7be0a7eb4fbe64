import type { ServerPack } from '../parts/server-pack.ts'
import { answers } from './answers.ts'
import { reading } from './reading.ts'
import { writing } from './writing.ts'

export const german: ServerPack = { writing, answers, reading }
