import { AppError } from '#server/platform/errors'
import { suggestedLocalModel } from '#shared/rules/models'
import { hourMs, minuteMs } from '#shared/time/durations'
import { fetchDirectly } from '../vendor-fetch.ts'

/**
 * Has Ollama on this machine download the suggested model. Ollama keeps what it has when a pull is broken off, so that
 * the next one goes on from there.
 */

/** Ollama checks a whole download without a word at its end. */
const silenceMs = 5 * minuteMs
const wholeMs = 3 * hourMs
/** Ollama's lines are a few hundred. */
const maxLineCharacters = 10_000

/** One line of Ollama's answer. */
interface PullLine {
  status?: unknown
  error?: unknown
  /** A model comes in several files. */
  digest?: unknown
  total?: unknown
  completed?: unknown
}

/**
 * @param onShare called with each further percent, from 0 to 1
 * @throws AppError ai_unavailable; the reason of `signal`
 */
export async function pullLocalModel(
  port: number,
  onShare: (share: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const silence = new AbortController()
  const alarm = setTimeout(() => silence.abort(), silenceMs)
  try {
    const response = await fetchDirectly(`http://127.0.0.1:${port}/api/pull`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ model: suggestedLocalModel.name, stream: true }),
      signal: AbortSignal.any([signal, silence.signal, AbortSignal.timeout(wholeMs)]),
    })
    if (!response.ok || !response.body) throw new Error(`Ollama answered with ${response.status}`)
    const progress = trackProgress(onShare)
    for await (const line of linesOf(response.body)) {
      alarm.refresh()
      const { status, error, ...file } = JSON.parse(line) as PullLine
      if (error !== undefined) throw new Error('Ollama reported an error')
      if (status === 'success') return
      progress(file)
    }
    throw new Error('Ollama’s answer ended early')
  } catch (error) {
    signal.throwIfAborted()
    throw new AppError('ai_unavailable', 'localModelNotPulled', { cause: error })
  } finally {
    clearTimeout(alarm)
  }
}

function trackProgress(onShare: (share: number) => void) {
  const files = new Map<unknown, { total: number; completed: number }>()
  let reported = -1
  return ({ digest, total, completed = 0 }: PullLine) => {
    if (typeof total !== 'number' || typeof completed !== 'number' || total <= 0) return
    files.set(digest, { total, completed: Math.min(completed, total) })
    const sum = [...files.values()].reduce((all, file) => ({
      total: all.total + file.total,
      completed: all.completed + file.completed,
    }))
    const share = Math.floor((sum.completed / sum.total) * 100) / 100
    if (share <= reported) return // a further file has just become known
    reported = share
    onShare(share)
  }
}

async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const piece of body) {
    const lines = (rest + decoder.decode(piece, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    if (rest.length > maxLineCharacters) throw new Error('Ollama sent a line too long')
    yield* lines.filter((line) => line.trim() !== '')
  }
  if (rest.trim() !== '') yield rest
}
