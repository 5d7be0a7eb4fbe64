import type { Language } from '#shared/rules/languages'
import { german } from './de/server-pack.ts'
import { english } from './en/server-pack.ts'
import { spanish } from './es/server-pack.ts'
import { french } from './fr/server-pack.ts'
import { italian } from './it/server-pack.ts'
import { dutch } from './nl/server-pack.ts'
import type { ServerPack } from './parts/server-pack.ts'
import { portuguese } from './pt/server-pack.ts'

/** By language: words needed only on the server, for reading pages and writing posts. */
export const serverPacks: Readonly<Record<Language, ServerPack>> = {
  english,
  german,
  french,
  spanish,
  italian,
  portuguese,
  dutch,
}
