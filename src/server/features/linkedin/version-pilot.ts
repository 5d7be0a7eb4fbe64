import type { VersionedLinkedin } from '#server/adapters/linkedin/linkedin'
import { type VersionAnswer, VersionEnded } from '#server/adapters/linkedin/versions'
import type { Context } from '#server/context/context'
import { emit } from '#server/context/emit'
import { inTransaction } from '#server/platform/database/in-transaction'
import { defaultVersion, endOfVersion, laterVersions } from '#shared/rules/linkedin-versions'
import { dayMs, secondMs } from '#shared/time/durations'
import { claimTrying, claimWarning, listVersions, recordEnd, recordFound } from './version-repository.ts'

/**
 * Which version of LinkedIn's API is used: the one that the environment pins, else the latest that was found to work,
 * else the one of this release. When LinkedIn ends it, later ones are tried, and the first that works is used by all
 * processes from then on.
 */

/** Asks LinkedIn something harmless with a version. */
export type Trial = (linkedin: VersionedLinkedin) => Promise<VersionAnswer>

/** Between two rounds of trials while no version works. */
const pauseMs = 20 * secondMs
const warnedBeforeMs = 60 * dayMs

/** `hasEnded`: and none was found that works. */
export async function versionInUse({ config, db }: Context): Promise<{ version: string; hasEnded: boolean }> {
  const known = await listVersions(db)
  const working = [defaultVersion, ...known.filter(({ wasFound }) => wasFound).map((each) => each.version)]
  const version = config.linkedin.apiVersion ?? working.sort().at(-1) ?? defaultVersion
  return { version, hasEnded: known.some((each) => each.version === version && each.hasEnded) }
}

/** LinkedIn, to be called with the version in use. */
export async function currentLinkedin(ctx: Context): Promise<VersionedLinkedin> {
  return { ...ctx.linkedin, apiVersion: (await versionInUse(ctx)).version }
}

/**
 * LinkedIn called a version ended: looks for one that works, unless another process did.
 * @returns whether there is one now
 */
export async function replaceVersion(ctx: Context, ended: string, trial: Trial): Promise<boolean> {
  if (ended === (await versionInUse(ctx)).version) {
    await recordEnd(ctx.db, ended, ctx.now())
    await tryVersions(ctx, trial)
  }
  return !(await versionInUse(ctx)).hasEnded
}

/** One round of trials, where the version in use has ended. The one that ended is tried too: it may have been an error. */
export async function tryVersions(ctx: Context, trial: Trial): Promise<void> {
  const { version, hasEnded } = await versionInUse(ctx)
  if (!hasEnded || !(await claimTrying(ctx.db, version, ctx.now(), pauseMs))) return
  const found = await findWorking(ctx, trial, [...successorsOf(ctx, version), version])
  if (found !== undefined) return await adopt(ctx, version, found)
  await warn(ctx, version, 'ended')
}

/** Sixty days before the year of a version is over, once a day: uses a later one if there is, and tells administrators. */
export async function replaceEarly(ctx: Context, trial: Trial): Promise<void> {
  const { version, hasEnded } = await versionInUse(ctx)
  if (hasEnded || ctx.now() < endOfVersion(version) - warnedBeforeMs) return
  if (!(await claimTrying(ctx.db, version, ctx.now(), dayMs))) return
  const found = await findWorking(ctx, trial, successorsOf(ctx, version))
  if (found !== undefined) return await adopt(ctx, version, found)
  await warn(ctx, version, 'ending')
}

function successorsOf({ config }: Context, version: string): string[] {
  return config.linkedin.apiVersion === null ? laterVersions(version) : []
}

async function findWorking(ctx: Context, trial: Trial, versions: readonly string[]): Promise<string | undefined> {
  for (const apiVersion of versions) {
    if ((await trial({ ...ctx.linkedin, apiVersion })) === 'works') return apiVersion
  }
  return undefined
}

async function adopt(ctx: Context, from: string, to: string): Promise<void> {
  const isNews = await inTransaction(ctx.db, async (db) => {
    if (!(await recordFound(db, to, ctx.now()))) return false
    if (from !== to) {
      const where = { workspaceId: null, actor: null, subject: to }
      await emit(ctx, db, { ...where, name: 'linkedin-version.changed', payload: { from } })
    }
    return true
  })
  if (isNews) ctx.log.warn({ from, to }, 'another version of the LinkedIn API is used from now on')
}

async function warn(ctx: Context, version: string, state: 'ended' | 'ending'): Promise<void> {
  const isPinned = ctx.config.linkedin.apiVersion !== null
  const isNews = await inTransaction(ctx.db, async (db) => {
    if (!(await claimWarning(db, version, ctx.now()))) return false
    const where = { workspaceId: null, actor: null, subject: version }
    await emit(ctx, db, { ...where, name: `linkedin-version.${state}`, payload: { isPinned } })
    return true
  })
  const said =
    state === 'ended'
      ? 'LinkedIn has ended the version of its API in use'
      : 'LinkedIn will end the version of its API in use'
  if (isNews) ctx.log.warn({ version, isPinned }, said)
}

/**
 * Makes a call; once more with another version, where LinkedIn has ended the one in use and another works.
 * @param call throws VersionEnded
 * @throws VersionEnded when none works, and what the call throws
 */
export async function callWithVersion<Result>(
  ctx: Context,
  trial: Trial,
  call: (linkedin: VersionedLinkedin) => Promise<Result>,
): Promise<Result> {
  const linkedin = await currentLinkedin(ctx)
  try {
    return await call(linkedin)
  } catch (error) {
    if (!(error instanceof VersionEnded) || !(await replaceVersion(ctx, linkedin.apiVersion, trial))) throw error
    return await call(await currentLinkedin(ctx))
  }
}
