import { withoutSecrets } from './secrets.ts'

/**
 * An error as a log may contain it: kind, message, stack and causes, and nothing else: errors of libraries carry whole
 * requests, answers and rows, and some messages quote what they could not read.
 */
export interface DescribedError {
  type: string
  message: string
  code?: string
  status?: number
  /** Files and lines only. */
  stack: string
  cause?: DescribedError
}

const longestMessage = 300
const deepestCause = 4

export function describeError(error: unknown, depth = 0): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error', stack: '' }
  const { code, status, cause } = error as Error & { code?: unknown; status?: unknown }
  return {
    type: error.name,
    message: errorWords(error),
    ...(typeof code === 'string' && { code: code.slice(0, 60) }),
    ...(typeof status === 'number' && { status }),
    stack: (error.stack ?? '').split('\n').filter(isFrame).join('\n'),
    ...(cause !== undefined && depth < deepestCause && { cause: describeError(cause, depth + 1) }),
  }
}

/** An error's message without secrets, addresses of web pages and people, and quoted texts, except names. */
export function errorWords(error: unknown): string {
  if (!(error instanceof Error)) return 'not an error'
  if (quotesItsInput(error)) return 'its words quote what was read and are left out'
  return withoutQuotes(withoutSecrets(error.message)).slice(0, longestMessage)
}

/** Parsers quote the text they failed on; the AI SDK's own errors quote prompts and answers. */
function quotesItsInput({ name }: Error): boolean {
  return name === 'SyntaxError' || name === 'ZodError' || (name.startsWith('AI_') && name !== 'AI_APICallError')
}

function withoutQuotes(words: string): string {
  return words
    .replaceAll(/\b[a-z][a-z0-9+.-]{0,30}:\/\/\S+/gi, '[address]')
    .replaceAll(/"([^"]*)"/g, (quoted, inner: string) => (isName(inner) ? quoted : '"…"'))
    .replaceAll(/(?<![^\s<>"'(),;:])@*[^\s<>"'(),;:@]+@[^\s<>"'(),;:]+/g, '[e-mail]')
}

/** Names of tables or models, for instance, as programs write them. */
function isName(words: string): boolean {
  return /^[a-z][a-z0-9_.-]*$/.test(words)
}

function isFrame(line: string): boolean {
  return /^\s+at /.test(line)
}
