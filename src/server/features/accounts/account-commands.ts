import { randomBytes } from 'node:crypto'
import type { Context } from '#server/context/context'
import type { Database } from '#server/platform/database/database'
import { inTransaction } from '#server/platform/database/in-transaction'
import { hourMs } from '#shared/time/durations'
import { resetPasswordTo } from './change-password.ts'
import { isEmailAddress, normaliseEmail } from './email-address.ts'
import { insertAdmin } from './first-admin.ts'
import { hashPassword } from './password.ts'
import { changeRights } from './rights.ts'
import { removeSecondFactor } from './second-factor-repository.ts'
import { endAllSessions } from './sessions.ts'
import { allowPassword, findUserByEmail } from './user-repository.ts'

/** Accounts from the command line, for the operator of the machine. */

/** Long enough to sign in and correct the settings of the identity provider. */
const allowedMs = hourMs

export const accountCommands = ['create', 'promote', 'approve', 'reset-password', 'reset-second-factor'] as const
export type AccountCommand = (typeof accountCommands)[number]

/**
 * @returns what was done, for the terminal; a new password is shown here and nowhere else.
 * @throws Error saying what is wrong with the e-mail
 */
export async function runAccountCommand(
  ctx: Pick<Context, 'db' | 'config' | 'now'>,
  command: AccountCommand,
  given: string,
): Promise<string> {
  const { db } = ctx
  const email = normaliseEmail(given)
  if (command === 'create') return await createAdmin(db, email, ctx.now())

  const found = await findUserByEmail(db, email)
  if (!found) throw new Error(`There is no account for ${email}.`)
  const { id } = found.user
  switch (command) {
    case 'promote':
      await changeRights(ctx, db, id, { isAdmin: true, isApproved: true })
      return `${email} is an administrator now.`
    case 'approve':
      return (await changeRights(ctx, db, id, { isApproved: true }))
        ? `${email} is approved now.`
        : `${email} was approved before.`
    case 'reset-password': {
      const password = newPassword()
      const passwordHash = await hashPassword(password)
      await inTransaction(db, async (transaction) => {
        await resetPasswordTo(transaction, id, passwordHash)
        await allowPassword(transaction, id, ctx.now() + allowedMs)
      })
      const lines = [
        `The new password of ${email} is: ${password}`,
        'All its sessions, links and linked identities were ended.',
      ]
      if (found.user.isAdmin) {
        lines.push('Where OIDC_ONLY is set, it works for an hour, on the page /auth?with=password.')
      }
      return lines.join('\n')
    }
    case 'reset-second-factor': {
      const wasOn = await inTransaction(db, async (transaction) => {
        await endAllSessions(transaction, id)
        return await removeSecondFactor(transaction, id)
      })
      return wasOn
        ? `${email} signs in with the password alone now.\nAll its sessions were ended.`
        : `${email} had no two-step sign-in.`
    }
  }
}

async function createAdmin(db: Database, email: string, now: number): Promise<string> {
  if (!isEmailAddress(email)) throw new Error(`${email} is not an e-mail address.`)
  const password = newPassword()
  const passwordHash = await hashPassword(password)
  const id = await insertAdmin(db, {
    email,
    passwordHash,
    firstName: '',
    lastName: '',
    timeZone: 'UTC',
    createdAt: now,
  })
  if (!id) throw new Error(`There is an account for ${email} already. Use promote.`)
  return `The administrator ${email} was created.\nThe password is: ${password}`
}

function newPassword(): string {
  return randomBytes(15).toString('base64url')
}
