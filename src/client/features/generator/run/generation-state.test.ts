import { expect, test } from 'vitest'
import { ApiError } from '#client/lib/api'
import {
  failureReason,
  failureSentence,
  type GenerationAction,
  generationReducer,
  idleGeneration,
  isQuestion,
  isRunning,
  remedyFor,
} from './generation-state.ts'

const error = new ApiError({ status: 503, text: 'x', code: 'ai_unavailable', serverMessage: 'The AI service is busy.' })
const article = { title: 'Fewer empty chairs' } as Extract<GenerationAction, { type: 'read' }>['article']
const play = (...actions: GenerationAction[]) => actions.reduce(generationReducer, idleGeneration)
const begun: GenerationAction[] = [
  { type: 'started', isPage: true, drafts: 1 },
  { type: 'read', article },
  { type: 'wrote', text: 'A hospital ', draft: 1 },
  { type: 'wrote', text: 'got fewer.', draft: 1 },
]

test('the text grows by what is written, beside the source it is written from', () => {
  const state = play(...begun)
  expect(state).toMatchObject({ phase: 'writing', text: 'A hospital got fewer.', article })
  expect(isRunning(state)).toBe(true)
})

test('a failure and a cancel keep the source and drop the unfinished text', () => {
  expect(play(...begun, { type: 'failed', error })).toMatchObject({ phase: 'failed', text: '', article, error })
  expect(play(...begun, { type: 'cancelled' })).toMatchObject({ phase: 'cancelled', text: '', article, error: null })
})

test('what counts when it is cancelled or the connection is lost is known to be kept', () => {
  const long = 'A hospital got fewer empty chairs. '.repeat(5)
  const written = [...begun, { type: 'wrote', text: long, draft: 1 }] as const
  const lost = new ApiError({ status: 0, text: 'x', code: 'unreachable', serverMessage: 'The connection was lost.' })
  expect(play(...begun, { type: 'cancelled' })).toMatchObject({ isKept: false })
  expect(play(...written, { type: 'cancelled' })).toMatchObject({ isKept: true })
  expect(play(...written, { type: 'failed', error: lost })).toMatchObject({ isKept: true })
  expect(play(...written, { type: 'failed', error })).toMatchObject({ isKept: false })
})

test('a new start forgets the last failure', () => {
  expect(play(...begun, { type: 'failed', error }, { type: 'started', isPage: false, drafts: 1 })).toEqual({
    ...idleGeneration,
    phase: 'reading',
  })
})

test('only a page is fetched, and one that was at hand differs from one that was fetched', () => {
  const page = play({ type: 'started', isPage: true, drafts: 1 })
  expect(page).toMatchObject({ phase: 'fetching', wasFetched: false })
  expect(isRunning(page)).toBe(true)
  const stages: GenerationAction[] = [
    { type: 'staged', stage: 'fetching' },
    { type: 'staged', stage: 'reading' },
  ]
  expect(stages.reduce(generationReducer, page)).toMatchObject({ phase: 'reading', wasFetched: true })
  expect(generationReducer(page, { type: 'staged', stage: 'reading' })).toMatchObject({ wasFetched: false })
})

test('each failure offers what helps', () => {
  expect(
    ['quota_exceeded', 'daily_limit', 'source_partial', 'source_unreadable', 'ai_unavailable'].map((code) =>
      remedyFor({ code }),
    ),
  ).toEqual(['upgrade', 'wait', 'accept-partial', 'paste-text', 'retry'])
})

test('where there is too little to quote, the author is asked for a line', () => {
  const failure = { code: 'model_not_supported', reason: 'composerQuotesTooLittle' }
  expect(remedyFor(failure)).toBe('own-line')
  expect(isQuestion(failure)).toBe(true)
})

test('of a video its author may have a transcript', () => {
  const video = { code: 'source_unreadable', reason: 'youtubeHasTranscripts' }
  expect(remedyFor(video)).toBe('paste-transcript')
  expect(remedyFor({ ...video, reason: 'siteIsWalled' })).toBe('paste-text')
})

test('the server’s sentence is shown, ours only where it sent none', () => {
  expect(failureSentence(error, false)).toBe('The AI service is busy.')
  const silent = { status: 502, code: 'unknown', serverMessage: 'Something went wrong. Please try again.' }
  expect(failureSentence(silent, false)).toBe('Failed to generate post. Please try again.')
  expect(failureSentence(silent, true)).toBe('Failed to upload file')
})

test('without a connection the toast has the specified words, and the page says that nothing answered', () => {
  const unreachable = { status: 0, code: 'unreachable', serverMessage: 'The server could not be reached.' }
  expect(failureSentence(unreachable, false)).toBe('Failed to generate post. Please try again.')
  expect(failureSentence(unreachable, true)).toBe('Failed to upload file')
  expect(failureReason(unreachable, false)).toBe('The server could not be reached.')
  expect(failureReason(error, false)).toBe('The AI service is busy.')
})

test('drafts grow side by side, each to its own end', () => {
  const plans = (['outcome', 'scene'] as const).map((opening) => ({ form: 'lesson' as const, opening, angle: null }))
  const failure = {
    message: 'The server is busy.',
    reason: 'serverBusy',
    values: {},
    code: 'ai_unavailable',
    requestId: 'r',
  }
  const writing: GenerationAction[] = [
    { type: 'started', isPage: false, drafts: 2 },
    { type: 'planned', plans },
    { type: 'wrote', text: 'A hospital ', draft: 1 },
    { type: 'wrote', text: 'Two chairs. '.repeat(20), draft: 2 },
    { type: 'wrote', text: 'got fewer.', draft: 1 },
    { type: 'draft-ended', draft: 1, failure: null },
  ]
  expect(play(...writing)).toMatchObject({
    phase: 'writing',
    text: '',
    drafts: [
      { number: 1, brief: plans[0], text: 'A hospital got fewer.', isAtEnd: true, failure: null },
      { number: 2, brief: plans[1], isAtEnd: false },
    ],
  })
  expect(play(...writing, { type: 'draft-ended', draft: 2, failure }, { type: 'finished' }).drafts).toMatchObject([
    { failure: null },
    { failure },
  ])
  expect(play(...writing, { type: 'cancelled' })).toMatchObject({ drafts: [], isKept: true })
})
