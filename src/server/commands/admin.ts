import { mkdirSync } from 'node:fs'
import { type AccountCommand, accountCommands, runAccountCommand } from '#server/features/accounts/account-commands'
import { normaliseEmail } from '#server/features/accounts/people/email-address'
import { insertAuditEntry } from '#server/features/admin/audit-log'
import { listUnsentMails } from '#server/features/mails/outbox'
import { rotateSigningKey } from '#server/features/sign-off/signing-keys'
import { type Config, loadConfig } from '#server/platform/config'
import { readOrCreateSecret } from '#server/platform/data-directory'
import { lockDataDirectory } from '#server/platform/data-lock'
import { type Database, openDatabase } from '#server/platform/database/database'
import { inTransaction } from '#server/platform/database/in-transaction'
import { prepareDatabaseWhenAlone } from '#server/platform/database/prepare-database'
import { writeSecretMark } from '#server/platform/installation/secret-mark'
import { keepFilesPrivate } from '#server/platform/private-files'
import { rotateSecret } from './rotate-secret.ts'

/**
 * npm run admin -- COMMAND EMAIL. Runs while a server of the same version does. Each change is recorded in the audit
 * log; `mails` prints the unsent mails to an address, where there is no mail server. `rotate-secret`, `accept-secret`
 * and `rotate-signing-key` take no e-mail; `rotate-secret` needs the server stopped.
 */

const actions: Record<AccountCommand, string> = {
  create: 'Created the administrator',
  promote: 'Changed the role to admin',
  approve: 'Approved the account',
  'reset-password': 'Reset the password',
  'reset-second-factor': 'Reset the two-step sign-in',
}

const withoutEmail = ['rotate-secret', 'accept-secret', 'rotate-signing-key']

keepFilesPrivate()
const [command = '', email = ''] = process.argv.slice(2)
try {
  if (!isCommandLine(command, email)) {
    throw new Error(
      `Usage: npm run admin -- ${accountCommands.join('|')}|mails EMAIL, or rotate-secret, accept-secret or rotate-signing-key`,
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
  if (command === 'rotate-signing-key') return await changeSigningKey(db)
  return command === 'mails' ? await printMails(db, email) : await change(config, db, command as AccountCommand, email)
}

/**
 * Locks the data directory: a running server would still hold the old secret, unable to open resealed data and sealing
 * more with the old one.
 */
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

/** For an installation whose secret is lost: sealed data stays closed, but the server starts again. */
async function acceptSecret(config: Config, db: Database): Promise<string> {
  await writeSecretMark(db, config.secret ?? readOrCreateSecret(config.dataDir))
  const entry = { actor: 'command line', action: 'Accepted another secret of the installation', target: null }
  await insertAuditEntry(db, { at: Date.now(), ...entry })
  return 'The server starts with the present secret from now on. What was sealed with another one stays closed.'
}

/** Records that were signed before stay as they are, and name the key they were signed with. */
async function changeSigningKey(db: Database): Promise<string> {
  const entry = { actor: 'command line', action: 'Changed the key of sign-off records', target: null }
  await inTransaction(db, async (transaction) => {
    await rotateSigningKey(transaction, Date.now())
    await insertAuditEntry(transaction, { at: Date.now(), ...entry })
  })
  return 'The next sign-off record is signed with a new key. Earlier ones name the key that they were signed with.'
}

function isCommandLine(name: string, target: string): boolean {
  if (withoutEmail.includes(name)) return target === ''
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
