import { answerFile } from './answer-file.ts'
import { extract } from './extract.ts'
import { limits } from './limits.ts'

/** Entry point of a process that reads one document. */
await answerFile(limits, extract)
