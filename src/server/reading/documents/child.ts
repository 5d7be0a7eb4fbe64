import { answerFile } from './answer-file.ts'
import { extract } from './extract.ts'
import { limits } from './limits.ts'

/** Reads one document in a process of its own. */
await answerFile(limits, extract)
