import { answerFile } from '../documents/answer-file.ts'
import { limits } from './limits.ts'
import { recognise } from './recognise.ts'

/** Entry point of a process that recognises the text of one picture or scan. */
await answerFile(limits, recognise)
