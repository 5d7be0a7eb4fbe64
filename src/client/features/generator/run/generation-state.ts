import { type ApiError, saidByServer } from '#client/lib/api'
import type { GenerationEvents } from '#shared/contract/posts'
import { countsFromCharacters } from '#shared/rules/unfinished'
import { failureTexts } from './texts.ts'

type Stage = GenerationEvents['status']['stage']
type Article = GenerationEvents['article']

/** Where a generation stands. `article` is the source read last; it stays to be shown beside the post. */
export interface GenerationState {
  phase: 'idle' | Stage | 'done' | 'cancelled' | 'failed'
  /** Whether the source is a page, and whether that was fetched now or was at hand. */
  isPage: boolean
  wasFetched: boolean
  text: string
  /** Whether so much had been written when it was cancelled or lost that it counts, and is kept as a draft. */
  isKept: boolean
  article: Article | null
  /** Set in phase `failed`. */
  error: ApiError | null
}

export type GenerationAction =
  | { type: 'started'; isPage: boolean }
  | { type: 'staged'; stage: Stage }
  | { type: 'read'; article: Article }
  | { type: 'wrote'; text: string }
  | { type: 'finished' }
  | { type: 'cancelled' }
  | { type: 'failed'; error: ApiError }
  | { type: 'dismissed' }

export const idleGeneration: GenerationState = {
  phase: 'idle',
  isPage: false,
  wasFetched: false,
  text: '',
  isKept: false,
  article: null,
  error: null,
}

export function nextGeneration(state: GenerationState, action: GenerationAction): GenerationState {
  switch (action.type) {
    case 'started':
      return { ...idleGeneration, phase: action.isPage ? 'fetching' : 'reading', isPage: action.isPage }
    case 'staged':
      return { ...state, phase: action.stage, wasFetched: state.wasFetched || action.stage === 'fetching' }
    case 'read':
      return { ...state, article: action.article }
    case 'wrote':
      return { ...state, phase: 'writing', text: state.text + action.text }
    case 'finished':
      return { ...state, phase: 'done', text: '' }
    case 'cancelled':
      return { ...state, phase: 'cancelled', text: '', isKept: isMuch(state.text) }
    case 'failed':
      return {
        ...state,
        phase: 'failed',
        text: '',
        isKept: isLost(action.error) && isMuch(state.text),
        error: action.error,
      }
    case 'dismissed':
      return { ...state, phase: 'idle', error: null }
  }
}

/** The server keeps what was written when its reader is gone. */
function isLost({ code }: ApiError): boolean {
  return code === 'unreachable'
}

function isMuch(text: string): boolean {
  return text.length >= countsFromCharacters
}

export function isRunning({ phase }: GenerationState): boolean {
  return phase === 'fetching' || phase === 'reading' || phase === 'writing'
}

/** What a failure asks the author to do next. */
type Remedy = 'retry' | 'wait' | 'upgrade' | 'accept-partial' | 'accept-topic' | 'paste-text'

const remedies: Partial<Record<string, Remedy>> = {
  quota_exceeded: 'upgrade',
  trial_ended: 'upgrade',
  daily_limit: 'wait',
  source_partial: 'accept-partial',
  source_sensitive: 'accept-topic',
  source_refused: 'paste-text',
  source_unreachable: 'paste-text',
  source_unreadable: 'paste-text',
}

export function remedyFor(error: Pick<ApiError, 'code'>): Remedy {
  return remedies[error.code] ?? 'retry'
}

/** Whether it waits for the author's yes, and nothing went wrong. */
export function isQuestion(error: Pick<ApiError, 'code'>): boolean {
  return ['accept-partial', 'accept-topic'].includes(remedyFor(error))
}

type Failure = Parameters<typeof saidByServer>[0]

/** What the toast says: the server's sentence, else the specified one, also without a connection (spec section 8). */
export function failureSentence(error: Failure, isFile: boolean): string {
  return saidByServer(error) ?? (isFile ? failureTexts.fileFallback : failureTexts.fallback)
}

/** What stands in the page, which has room to say that nothing answered. */
export function failureReason(error: Failure, isFile: boolean): string {
  return error.code === 'unreachable' ? error.serverMessage : failureSentence(error, isFile)
}
