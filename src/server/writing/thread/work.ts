import { AppError, type ErrorCode } from '#server/platform/errors'
import type { Reason } from '#shared/errors/reason'
import { anglesFromFacts } from '../angles/angles-from-facts.ts'
import { fitTexts } from '../article/fit-texts.ts'
import { composePost } from '../composer/compose-post.ts'
import { composeOpenings, composeRefinement } from '../composer/compose-refinement.ts'

/** What the writing thread does, by name. Each is pure, and its time grows with the text it is given. */
const work = { composePost, composeRefinement, composeOpenings, anglesFromFacts, fitTexts }

type Work = typeof work

export type WorkName = keyof Work
export type Asked<Name extends WorkName> = Parameters<Work[Name]>
export type Done<Name extends WorkName> = ReturnType<Work[Name]>

export interface WorkRequest {
  name: WorkName
  given: readonly unknown[]
}

export type WorkAnswer =
  | { ok: true; done: unknown }
  | { ok: false; refused: { code: ErrorCode; reason: Reason } }
  | { ok: false; bug: string }

/** Never throws: an error would end the thread. */
export function doWork({ name, given }: WorkRequest): WorkAnswer {
  try {
    return { ok: true, done: (work[name] as (...given: readonly unknown[]) => unknown)(...given) }
  } catch (error) {
    if (error instanceof AppError) return { ok: false, refused: { code: error.code, reason: error.reason } }
    return { ok: false, bug: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}
