import { type ApiError, serverMessage } from '#client/lib/api'
import type { GenerationEvents } from '#shared/contract/posts'
import type { ReasonName } from '#shared/errors/reason'
import { countsFromCharacters } from '#shared/rules/unfinished'
import { failureTexts } from './texts.ts'

type Stage = GenerationEvents['status']['stage']
type Article = GenerationEvents['article']

/** One of several drafts that are being written side by side. */
export interface DraftInWork {
  /** From 1. */
  number: number
  /** How it is to differ from the others; null as long as that is not known. */
  plan: GenerationEvents['drafts']['drafts'][number] | null
  text: string
  isAtEnd: boolean
  /** Why it failed. */
  failure: GenerationEvents['draft']['failure']
}

/** Where a generation stands. `article` is the source read last; it stays to be shown beside the post. */
export interface GenerationState {
  phase: 'idle' | Stage | 'done' | 'cancelled' | 'failed'
  /** Whether the source is a page, and whether that was fetched now or was at hand. */
  isPage: boolean
  wasFetched: boolean
  text: string
  /** Empty while only one is written. They stay when all are written, until the next generation. */
  drafts: readonly DraftInWork[]
  /** Whether so much had been written when it was cancelled or lost that it counts, and is kept as a draft. */
  isKept: boolean
  article: Article | null
  /** Set in phase `failed`. */
  error: ApiError | null
}

export type GenerationAction =
  | { type: 'started'; isPage: boolean; drafts: number }
  | { type: 'staged'; stage: Stage }
  | { type: 'read'; article: Article }
  | { type: 'planned'; plans: GenerationEvents['drafts']['drafts'] }
  | { type: 'wrote'; text: string; draft: number }
  | ({ type: 'draft-ended' } & GenerationEvents['draft'])
  | { type: 'finished' }
  | { type: 'cancelled' }
  | { type: 'failed'; error: ApiError }
  | { type: 'dismissed' }

export const idleGeneration: GenerationState = {
  phase: 'idle',
  isPage: false,
  wasFetched: false,
  text: '',
  drafts: [],
  isKept: false,
  article: null,
  error: null,
}

export function generationReducer(state: GenerationState, action: GenerationAction): GenerationState {
  switch (action.type) {
    case 'started':
      return {
        ...idleGeneration,
        phase: action.isPage ? 'fetching' : 'reading',
        isPage: action.isPage,
        drafts: action.drafts > 1 ? Array.from({ length: action.drafts }, (_, at) => blankDraft(at + 1)) : [],
      }
    case 'staged':
      return { ...state, phase: action.stage, wasFetched: state.wasFetched || action.stage === 'fetching' }
    case 'read':
      return { ...state, article: action.article }
    case 'wrote':
      if (state.drafts.length === 0) return { ...state, phase: 'writing', text: state.text + action.text }
      return changeDraft(state, action.draft, ({ text }) => ({ text: text + action.text }))
    case 'planned':
      return { ...state, drafts: action.plans.map((plan, at) => ({ ...blankDraft(at + 1), plan })) }
    case 'draft-ended':
      return changeDraft(state, action.draft, () => ({ isAtEnd: true, failure: action.failure }))
    case 'finished':
      return { ...state, phase: 'done', text: '' }
    case 'cancelled':
      return { ...state, phase: 'cancelled', text: '', drafts: [], isKept: isMuchWritten(state) }
    case 'failed':
      return {
        ...state,
        phase: 'failed',
        text: '',
        drafts: [],
        isKept: isLost(action.error) && isMuchWritten(state),
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

/** Whether what is written by now counts when its author leaves. */
export function isMuchWritten({ text, drafts }: GenerationState): boolean {
  return [text, ...drafts.map((draft) => draft.text)].some(({ length }) => length >= countsFromCharacters)
}

function blankDraft(number: number): DraftInWork {
  return { number, plan: null, text: '', isAtEnd: false, failure: null }
}

function changeDraft(
  state: GenerationState,
  number: number,
  change: (draft: DraftInWork) => Partial<DraftInWork>,
): GenerationState {
  const drafts = state.drafts.map((draft) => (draft.number === number ? { ...draft, ...change(draft) } : draft))
  return { ...state, phase: 'writing', drafts }
}

export function isRunning({ phase }: GenerationState): boolean {
  return phase === 'fetching' || phase === 'reading' || phase === 'writing'
}

/** What a failure asks the author to do next. */
type Remedy = 'retry' | 'wait' | 'upgrade' | 'accept-partial' | 'accept-topic' | 'paste-text' | 'paste-transcript'

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

/** Of a video or a recording there may be a text, but not at its address. */
const reasonsOfTranscript: readonly (string | null | undefined)[] = [
  'youtubeHasTranscripts',
  'siteHasVideos',
  'addressIsVideo',
  'addressIsSound',
] satisfies ReasonName[]

export function remedyFor({ code, reason }: Pick<ApiError, 'code'> & Partial<Pick<ApiError, 'reason'>>): Remedy {
  return reasonsOfTranscript.includes(reason) ? 'paste-transcript' : (remedies[code] ?? 'retry')
}

/** Whether it waits for the author's confirmation rather than failed. */
export function isQuestion(error: Pick<ApiError, 'code'>): boolean {
  return ['accept-partial', 'accept-topic'].includes(remedyFor(error))
}

type Failure = Parameters<typeof serverMessage>[0]

/** What the toast says: the server's sentence, else the specified one, also without a connection (spec section 8). */
export function failureSentence(error: Failure, isFile: boolean): string {
  return serverMessage(error) ?? (isFile ? failureTexts.fileFallback : failureTexts.fallback)
}

/** What stands in the page, which has room to say that nothing answered. */
export function failureReason(error: Failure, isFile: boolean): string {
  return error.code === 'unreachable' ? error.serverMessage : failureSentence(error, isFile)
}
