import { answerFile } from '../documents/answer-file.ts'
import { limits } from './limits.ts'
import { recognise } from './recognise.ts'

/** Recognises the text of one picture or scan in a process of its own. */
await answerFile(limits, recognise)
