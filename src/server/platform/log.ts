import pino, { type Logger } from 'pino'
import { describeError } from './describe-error.ts'
import { withoutPrivate, withoutSecrets } from './secrets.ts'

export type Log = Logger

/**
 * JSON lines without secrets, or short plain lines when `isPretty` (a person is watching a terminal). Bodies, addresses
 * given by users and texts are never logged, nor the parts of errors that contain them.
 */
export function createLog(options: { level: string; isPretty: boolean }): Log {
  const settings: pino.LoggerOptions = {
    level: options.level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: (error: unknown) => describeError(error) },
    formatters: { log: (facts) => withoutPrivate(facts) },
    hooks: { streamWrite: withoutSecrets },
  }
  return options.isPretty ? pino(settings, { write: (line) => process.stdout.write(plainLine(line)) }) : pino(settings)
}

const levelNames: Record<number, string> = {
  10: 'trace',
  20: 'debug',
  30: 'info',
  40: 'warn',
  50: 'error',
  60: 'fatal',
}

function plainLine(line: string): string {
  const { time, level, msg, err, ...rest } = JSON.parse(line) as Record<string, unknown>
  const failure = err as { stack?: string } | undefined
  const details = Object.entries(rest).map(
    ([key, value]) => `${key}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
  )
  const parts = [String(time).slice(11, 19), levelNames[Number(level)], msg, ...details]
  return `${parts.filter(Boolean).join('  ')}\n${failure?.stack ? `${failure.stack}\n` : ''}`
}
