/**
 * Prints the post that the product writes from an address or a file, or {code, message} and exit code 1.
 * A note about the post, such as its language, goes to standard error.
 *
 *   npm run --silent compose -- ADDRESS_OR_FILE [--language german] [--model composer] [--style casual]
 */
import { parseArgs } from 'node:util'
import { loadConfig } from '#server/platform/config'
import { AppError } from '#server/platform/errors'
import type { Article } from '#server/reading/article'
import { refusalOf } from '#server/reading/refusals'
import { createWriter } from '#server/writing/create-writer'
import { seedStyles, seedTemplate } from '#server/writing/default-template'
import { plainVoice } from '#server/writing/plain-voice'
import type { WritingRequest, WrittenPost } from '#server/writing/writer'
import { defaultLanguage, languageFromCode, languageIds } from '#shared/rules/languages'
import { modelIds } from '#shared/rules/models'
import { defaultBrief } from '#shared/rules/post-brief'
import { readTarget } from './read-target.ts'
import { UsageError } from './usage-error.ts'

try {
  const { text, note } = await compose(process.argv.slice(2))
  process.stdout.write(`${text}\n`)
  if (note) process.stderr.write(`${note}\n`)
} catch (error) {
  process.exitCode = 1
  const { code, message } =
    error instanceof AppError || error instanceof UsageError ? error : { code: 'unexpected', message: String(error) }
  process.stdout.write(`${JSON.stringify({ code, message })}\n`)
}

async function compose(args: string[]): Promise<WrittenPost> {
  const { target, choices } = readArguments(args)
  const article = await readTarget(target)
  const refusal = refusalOf(article)
  if (refusal) throw refusal
  return createWriter(loadConfig(process.env).ai).writePost(requestFor(article, choices), {
    signal: new AbortController().signal,
    onDelta: () => {},
  })
}

type Choices = Partial<Record<'language' | 'model' | 'style', string>>

function readArguments(args: string[]): { target: string; choices: Choices } {
  const options = { language: { type: 'string' }, model: { type: 'string' }, style: { type: 'string' } } as const
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
    const [target, ...others] = positionals
    if (target && others.length === 0) return { target, choices: values }
  } catch (cause) {
    throw new UsageError('invalid_input', cause instanceof Error ? cause.message : String(cause), { cause })
  }
  throw new UsageError('invalid_input', 'Say what to write from: npm run --silent compose -- ADDRESS_OR_FILE')
}

function requestFor(article: Article, choices: Choices): WritingRequest {
  const style = pick('style', choices.style ?? 'professional', seedStyles, ({ name }) => name.toLowerCase())
  return {
    source: { ...article, isOwn: false },
    voice: plainVoice(style),
    model: pick('model', choices.model ?? 'composer', modelIds, String),
    language: choices.language
      ? pick('language', choices.language, languageIds, String)
      : (languageFromCode(article.language) ?? defaultLanguage),
    useWebSearch: false,
    template: seedTemplate.template,
    brief: defaultBrief,
    today: new Date().toISOString().slice(0, 10),
  }
}

/** The option with that name, or the first that begins with it. */
function pick<Choice>(
  what: string,
  wanted: string,
  from: readonly Choice[],
  nameOf: (choice: Choice) => string,
): Choice {
  const name = wanted.toLowerCase()
  const choice = from.find((each) => nameOf(each) === name) ?? from.find((each) => nameOf(each).startsWith(name))
  if (choice !== undefined) return choice
  throw new UsageError(
    'invalid_input',
    `There is no ${what} "${wanted}". Choose one of: ${from.map(nameOf).join(', ')}.`,
  )
}
