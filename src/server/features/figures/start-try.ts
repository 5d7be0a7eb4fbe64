import { randomInt } from 'node:crypto'
import type { Context } from '#server/context/context'
import { AppError } from '#server/platform/errors'
import type { WorkspaceId } from '#shared/contract/ids'
import { because } from '#shared/errors/reason'
import type { Try } from '#shared/figures/follow-try'
import { dimensionValues, figureLimits } from '#shared/rules/figures'
import { insertTry, listTries, type StoredTry } from './try-repository.ts'

/** Plans a try that begins now; which value comes first is random. @throws AppError invalid_input | conflict */
export async function startTry(
  ctx: Context,
  workspace: WorkspaceId,
  plan: Omit<Try, 'first' | 'startedAt'>,
): Promise<StoredTry> {
  const values: readonly string[] = dimensionValues[plan.dimension]
  if (plan.a === plan.b || !values.includes(plan.a) || !values.includes(plan.b)) {
    throw new AppError('invalid_input', 'tryValuesWrong')
  }
  if ((await listTries(ctx.db, workspace)).length >= figureLimits.tries) {
    throw new AppError('conflict', because('tooManyTries', { most: figureLimits.tries }))
  }
  return await insertTry(ctx.db, workspace, { ...plan, first: randomInt(2) === 0 ? 'a' : 'b', startedAt: ctx.now() })
}
