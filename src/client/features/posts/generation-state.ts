import type { ApiError } from '#client/lib/api'
import type { GenerationEvents } from '#shared/contract/posts'
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
      return { ...state, phase: 'cancelled', text: '' }
    case 'failed':
      return { ...state, phase: 'failed', text: '', error: action.error }
    case 'dismissed':
      return { ...state, phase: 'idle', error: null }
  }
}

export function isRunning({ phase }: GenerationState): boolean {
  return phase === 'fetching' || phase === 'reading' || phase === 'writing'
}

/** What a failure asks the author to do next. */
export type Remedy = 'retry' | 'upgrade' | 'accept-partial' | 'paste-text'

const remedies: Partial<Record<string, Remedy>> = {
  quota_exceeded: 'upgrade',
  trial_ended: 'upgrade',
  source_partial: 'accept-partial',
  source_refused: 'paste-text',
  source_unreachable: 'paste-text',
  source_unreadable: 'paste-text',
}

export function remedyFor(error: Pick<ApiError, 'code'>): Remedy {
  return remedies[error.code] ?? 'retry'
}

/** The server's sentence, or ours where it sent none (spec section 8). */
export function failureSentence(error: Pick<ApiError, 'code' | 'serverMessage'>, isFile: boolean): string {
  if (error.serverMessage && error.code !== 'unknown') return error.serverMessage
  return isFile ? failureTexts.fileFallback : failureTexts.fallback
}
