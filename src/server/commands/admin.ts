import { mkdirSync } from 'node:fs'
import { type AccountCommand, accountCommands, runAccountCommand } from '#server/features/accounts/account-commands'
import { normaliseEmail } from '#server/features/accounts/people/email-address'
import { insertAuditEntry } from '#server/features/admin/audit-log'
import { listUnsentMails } from '#server/features/mails/outbox'
import { type Config, loadConfig } from '#server/platform/config'
import { readOrCreateSecret } from '#server/platform/data-directory'
import { lockDataDirectory } from '#server/platform/data-lock'
import { type Database, openDatabase } from '#server/platform/database/database'
import { prepareDatabaseWhenAlone } from '#server/platform/database/prepare-database'
import { writeSecretMark } from '#server/platform/installation/secret-mark'
import { keepFilesPrivate } from '#server/platform/private-files'
import { rotateSecret } from './rotate-secret.ts'

/**
 * npm run admin -- COMMAND EMAIL. Works beside a running server of the same version. What it changes leaves a line in
 * the audit log; `mails` prints the mails to an address that were not sent, where there is no mail server.
 * `rotate-secret` and `accept-secret` take no e-mail; the former wants the server stopped.
 */

const actions: Record<AccountCommand, string> = {
  create: 'Created the administrator',
  promote: 'Changed the role to admin',
  approve: 'Approved the account',
  'reset-password': 'Reset the password',
  'reset-second-factor': 'Reset the two-step sign-in',
}

keepFilesPrivate()
const [command = '', email = ''] = process.argv.slice(2)
try {
  if (!isCommandLine(command, email)) {
    throw new Error(
      `Usage: npm run admin -- ${accountCommands.join('|')}|mails EMAIL, or rotate-secret, or accept-secret`,
    )
  }
  const config = loadConfig(process.env)
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 })
  const database = openDatabase(config.database)
  try {
    await prepareDatabaseWhenAlone(database, config, console.error)
    console.log(await work(config, database.db))
  } finally {
    await database.close()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}

async function work(config: Config, db: Database): Promise<string> {
  if (command === 'rotate-secret') return await changeSecret(config, db)
  if (command === 'accept-secret') return await acceptSecret(config, db)
  return command === 'mails' ? await printMails(db, email) : await change(config, db, command as AccountCommand, email)
}

/** A process with the former secret could neither open what is sealed anew nor leave it alone. */
async function changeSecret(config: Config, db: Database): Promise<string> {
  const unlock = config.database.kind === 'sqlite' ? lockDataDirectory(config.dataDir) : () => undefined
  try {
    const done = await rotateSecret(config, db, process.env.NEW_SECRET)
    const entry = { actor: 'command line', action: 'Changed the secret of the installation', target: null }
    await insertAuditEntry(db, { at: Date.now(), ...entry })
    return done
  } finally {
    unlock()
  }
}

/** For an installation whose secret is lost: what is sealed stays closed, and the server starts again. */
async function acceptSecret(config: Config, db: Database): Promise<string> {
  await writeSecretMark(db, config.secret ?? readOrCreateSecret(config.dataDir))
  const entry = { actor: 'command line', action: 'Accepted another secret of the installation', target: null }
  await insertAuditEntry(db, { at: Date.now(), ...entry })
  return 'The server starts with the present secret from now on. What was sealed with another one stays closed.'
}

function isCommandLine(name: string, target: string): boolean {
  if (name === 'rotate-secret' || name === 'accept-secret') return target === ''
  return target !== '' && (name === 'mails' || isAccountCommand(name))
}

function isAccountCommand(name: string): name is AccountCommand {
  return accountCommands.includes(name as AccountCommand)
}

async function change(config: Config, db: Database, name: AccountCommand, target: string): Promise<string> {
  const now = Date.now()
  const done = await runAccountCommand({ db, config, now: () => now }, name, target)
  await insertAuditEntry(db, { at: now, actor: 'command line', action: actions[name], target: normaliseEmail(target) })
  return done
}

async function printMails(db: Database, recipient: string): Promise<string> {
  const mails = await listUnsentMails(db, normaliseEmail(recipient))
  if (mails.length === 0) return `There is no unsent mail to ${recipient}.`
  return mails
    .map(({ subject, text, createdAt }) => `${new Date(createdAt).toISOString()}  ${subject}\n\n${text}`)
    .join('\n')
}
