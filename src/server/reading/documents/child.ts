import { answerFile } from './answer-file.ts'
import { extract } from './extract.ts'
import { limits } from './limits.ts'
import { readTables } from './tables.ts'

/** Entry point of a process that reads one document. */
await answerFile(limits, (bytes, filename, choices) =>
  choices.asTables ? readTables(bytes, filename) : extract(bytes, filename, choices),
)
