import { parseArgs } from 'node:util'
import { AppError } from '#server/platform/errors'
import { readTarget } from './read-target.ts'
import { UsageError } from './usage-error.ts'

/** Prints what the product reads from an address or a file: an Article as JSON, or {code, message} and exit code 1. */

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { 'speaker-notes': { type: 'boolean', default: false } },
  })
  const [target] = positionals
  if (!target) {
    throw new UsageError(
      'invalid_input',
      'Say what to read: npm run --silent read -- ADDRESS_OR_FILE [--speaker-notes]',
    )
  }
  const article = await readTarget(target, { speakerNotes: values['speaker-notes'] })
  process.stdout.write(`${JSON.stringify(article, null, 2)}\n`)
} catch (error) {
  process.exitCode = 1
  const { code, message } =
    error instanceof AppError || error instanceof UsageError ? error : { code: 'unexpected', message: String(error) }
  process.stdout.write(`${JSON.stringify({ code, message })}\n`)
}
