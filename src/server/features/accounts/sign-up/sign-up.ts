import { z } from 'zod'
import type { Context } from '#server/context/context'
import type { Database } from '#server/platform/database/database'
import { AppError } from '#server/platform/errors'
import { because } from '#shared/errors/reason'
import { type SignUpMode, signUpModes } from '#shared/rules/sign-up'
import { readSetting, saveSetting } from './installation-settings-repository.ts'

/** Who gets an account here. Environment settings override those of administrators. */
export interface SignUp {
  mode: SignUpMode
  /** The only domains whose addresses may sign up by themselves; empty: any. */
  domains: readonly string[]
}

const Stored = z.object({ mode: z.enum(signUpModes).optional(), domains: z.array(z.string()).optional() })

export async function findSignUp(ctx: Context, db: Database = ctx.db): Promise<SignUp> {
  const { mode, domains } = await describeSignUp(ctx, db)
  return { mode: mode.value, domains: domains.value }
}

/** With the origin of each setting, for administrators. */
export async function describeSignUp(ctx: Context, db: Database = ctx.db) {
  const given = ctx.config.signUp
  const stored = Stored.safeParse(await readSetting(db, 'sign-up')).data
  return {
    mode: { value: given.mode ?? stored?.mode ?? ('approval' as const), isFromEnvironment: given.mode !== null },
    domains: { value: given.domains ?? stored?.domains ?? [], isFromEnvironment: given.domains !== null },
  }
}

/**
 * Missing fields stay unchanged.
 * @throws AppError conflict for settings of the environment; invalid_input for domains that nobody could prove
 */
export async function changeSignUp(
  ctx: Context,
  db: Database,
  change: { mode?: SignUpMode | undefined; domains?: readonly string[] | undefined },
): Promise<void> {
  const { mode, domains } = ctx.config.signUp
  if ((change.mode && mode !== null) || (change.domains && domains !== null)) {
    throw new AppError('conflict', 'settingInEnvironment')
  }
  const stored = Stored.safeParse(await readSetting(db, 'sign-up')).data
  const next = { mode: change.mode ?? stored?.mode, domains: change.domains ?? stored?.domains }
  await saveSetting(db, 'sign-up', next)
  if (provesDomain(await findSignUp(ctx, db)) && !ctx.mailer.isConfigured) {
    throw new AppError('invalid_input', 'domainsNeedMail')
  }
}

/** Without an approver, the address itself must be proven before it counts as one of the domain. */
export function provesDomain({ mode, domains }: SignUp): boolean {
  return mode === 'open' && domains.length > 0
}

/** Administrators get the request only once the address is confirmed, so that nobody registers in another's name. */
export function confirmsFirst({ mailer }: Context, { mode }: SignUp): boolean {
  return mode === 'approval' && mailer.isConfigured
}

/** @param email in its stored form @throws AppError forbidden: this address may not sign up by itself */
export function requireSignUp({ mode, domains }: SignUp, email: string): void {
  if (mode === 'closed') throw new AppError('forbidden', 'signUpClosed')
  if (mode === 'invitation') throw new AppError('forbidden', 'signUpByInvitation')
  if (domains.length > 0 && !domains.includes(email.slice(email.lastIndexOf('@') + 1))) {
    throw new AppError('forbidden', because('signUpDomain', { domains: domains.join(', ') }))
  }
}

/** @throws AppError forbidden while the installation takes no new people, invited or not */
export async function requireSignUpOpen(ctx: Context, db: Database): Promise<void> {
  if ((await findSignUp(ctx, db)).mode === 'closed') throw new AppError('forbidden', 'signUpClosed')
}
