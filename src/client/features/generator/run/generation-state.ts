import { type ApiError, serverMessage } from '#client/lib/api'
import type { GenerationEvents } from '#shared/contract/posts'
import type { ReasonName } from '#shared/errors/reason'
import { countsFromCharacters } from '#shared/rules/unfinished'
import { failureTexts } from './texts.ts'

type Stage = GenerationEvents['status']['stage']
type Article = GenerationEvents['article']

/** One of several drafts being written in parallel. */
export interface DraftInWork {
  /** From 1. */
  number: number
  /** How it will differ from the others; null until known. */
  brief: GenerationEvents['drafts']['drafts'][number] | null
  text: string
  isAtEnd: boolean
  /** Why it failed. */
  failure: GenerationEvents['draft']['failure']
}

/** The state of a generation. `article` is the source read last; it stays visible next to the post. */
export interface GenerationState {
  phase: 'idle' | Stage | 'done' | 'cancelled' | 'failed'
  /** Whether the source is a page, and whether that was fetched now or cached. */
  isPage: boolean
  wasFetched: boolean
  text: string
  /** Empty for a single draft. They stay after all are written, until the next generation. */
  drafts: readonly DraftInWork[]
  /** Whether enough was written before it was cancelled or lost to count, and to be kept as a draft. */
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
      return { ...state, drafts: action.plans.map((brief, at) => ({ ...blankDraft(at + 1), brief })) }
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

/** The server keeps the text written so far when its reader disconnects. */
function isLost({ code }: ApiError): boolean {
  return code === 'unreachable'
}

/** Whether the text written so far counts if the author leaves. */
export function isMuchWritten({ text, drafts }: GenerationState): boolean {
  return [text, ...drafts.map((draft) => draft.text)].some(({ length }) => length >= countsFromCharacters)
}

function blankDraft(number: number): DraftInWork {
  return { number, brief: null, text: '', isAtEnd: false, failure: null }
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
type Remedy =
  | 'retry'
  | 'wait'
  | 'upgrade'
  | 'accept-partial'
  | 'accept-topic'
  | 'paste-text'
  | 'paste-transcript'
  | 'own-line'

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

/** A video or recording may have a transcript, but not at its address. */
const reasonsOfTranscript: readonly (string | null | undefined)[] = [
  'youtubeHasTranscripts',
  'siteHasVideos',
  'addressIsVideo',
  'addressIsSound',
] satisfies ReasonName[]

const tooLittleToQuote = 'composerQuotesTooLittle' satisfies ReasonName

export function remedyFor({ code, reason }: Pick<ApiError, 'code'> & Partial<Pick<ApiError, 'reason'>>): Remedy {
  if (reason === tooLittleToQuote) return 'own-line'
  return reasonsOfTranscript.includes(reason) ? 'paste-transcript' : (remedies[code] ?? 'retry')
}

/** Whether it waits for the author's answer rather than failed. */
export function isQuestion(error: Parameters<typeof remedyFor>[0]): boolean {
  return ['accept-partial', 'accept-topic', 'own-line'].includes(remedyFor(error))
}

type Failure = Parameters<typeof serverMessage>[0]

/** The toast's text: the server's sentence, else the specified one, also without a connection (spec section 8). */
export function failureSentence(error: Failure, isFile: boolean): string {
  return serverMessage(error) ?? (isFile ? failureTexts.fileFallback : failureTexts.fallback)
}

/** The text in the page, which has room to say that no response came. */
export function failureReason(error: Failure, isFile: boolean): string {
  return error.code === 'unreachable' ? error.serverMessage : failureSentence(error, isFile)
}
