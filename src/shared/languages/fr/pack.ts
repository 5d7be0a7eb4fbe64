import type { LanguagePack } from '../parts/language-pack.ts'
import { checking } from './checking.ts'
import { facts } from './facts.ts'
import { voice } from './voice.ts'

export const french: LanguagePack = { checking, voice, facts }
