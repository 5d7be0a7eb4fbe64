import { expect, test } from 'vitest'
import { expectNone, offencesIn } from './offences.ts'
import { codeFiles, textOf } from './source-files.ts'

/**
 * The server's messages to people are reasons with values (shared/errors), so that they can be translated. A finished
 * sentence in server code can't be translated, nor can one in the client outside a catalogue.
 */

/** Files whose texts are not part of answers, and why. */
const exceptions: Readonly<Record<string, string>> = {
  'adapters/files/': 'what is wrong with the storage, for whoever runs the server',
  'commands/': 'commands speak to whoever runs the server, in English',
  'features/accounts/account-commands.ts': 'what the command `admin` prints',
  'features/backup/': 'what the commands `backup` and `restore` print',
  'features/admin/sample-request.ts': 'a made-up article that shows what a prompt looks like',
  'features/mails/': 'the catalogue of mails',
  'features/calendar/calendar-words.ts': 'what a calendar says, in both languages',
  'features/mcp/tools/words.ts': 'what tools are for, told to models',
  'features/personal-data/': 'the file in an export that says what the others are',
  'features/sign-off/words/': 'what stands on a record, which is a document and not an answer',
  'features/webhooks/chat-words.ts': 'what a chat is told, in both languages',
  'features/styles/seed.ts': 'the styles and the prompt template that a new server begins with',
  'platform/config.ts': 'what is wrong with the settings, for whoever starts the server',
  'platform/settings.ts': 'what each setting is for',
  'platform/metrics/metrics.ts': 'what each metric counts',
  'platform/jobs/': 'why a job gave up, kept as it happened',
  'platform/database/': 'what is printed when the database is migrated',
  'main.ts': 'what is printed at the start',
  'writing/age-rule.ts': 'a prompt',
  'writing/build-angles-prompt.ts': 'a prompt',
  'writing/build-check-prompt.ts': 'a prompt',
  'writing/build-contradictions-prompt.ts': 'a prompt',
  'writing/build-prompt.ts': 'a prompt',
  'writing/system-rules.ts': 'a prompt',
  'writing/brief-lines.ts': 'a prompt',
  'writing/draft-brief.ts': 'a prompt',
  'writing/build-passage-prompt.ts': 'a prompt',
  'writing/build-refinement-prompt.ts': 'a prompt',
  'writing/build-translation-prompt.ts': 'a prompt',
  'writing/speaker-rules.ts': 'a prompt',
  'writing/default-template.ts': 'the prompt template that a new server begins with',
  'writing/trying/try-vendor.ts': 'a prompt',
  'migrations/': 'what stored rows begin with',
}

/** A text that starts like a sentence, has three words or more and ends like one. */
const sentence = /^[A-Z“][^\s]*(?:\s+\S+){2,}[.!?…]$/s

const files = codeFiles
  .filter((path) => path.startsWith('server/'))
  // descriptions of an export's files
  .filter((path) => !/^server\/features\/[\w-]+\/(?:feature|export-data)\.ts$/.test(path))
const isException = (path: string) => Object.keys(exceptions).some((start) => path.startsWith(`server/${start}`))

test('server code holds no finished sentence', () => {
  expectNone(
    offencesIn(
      files.filter((path) => !isException(path)),
      (path) => sentencesIn(textOf(path)),
    ),
    'Answer with a reason of shared/errors, and write its words in the catalogues:',
  )
})

test('the interface has its sentences in catalogues, in every language', () => {
  const isCatalogue = (path: string) => path.endsWith('.de.ts') || textOf(path).includes('catalogue(')
  expectNone(
    offencesIn(
      codeFiles.filter((path) => path.startsWith('client/') && !isCatalogue(path)),
      (path) => sentencesIn(textOf(path)),
    ),
    'Move these into the catalogue of their feature, with the German words beside it:',
  )
})

test('no file is listed that is not there', () => {
  expectNone(
    Object.keys(exceptions).filter((start) => !files.some((path) => path.startsWith(`server/${start}`))),
    'Take these off the list `exceptions`:',
  )
})

test.each([
  [`throw new AppError('conflict', 'This post is gone.')`, ['This post is gone.']],
  [`return { message: \`You have \${most} posts already.\` }`, [`You have \${most} posts already.`]],
  [`// It's 'This post is gone.' here`, []],
  [`throw new Error('A bug that nobody should see.')`, []],
  [`log.warn('It has happened again.')`, []],
])('the rule sees through %s', (code, found) => {
  expect(sentencesIn(code)).toEqual(found)
})

/** Messages of plain errors and of the log are for operators and stay English. */
function sentencesIn(code: string): string[] {
  const bare = code.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)\/\/[^\n]*/g, '$1')
  return [...bare.matchAll(/'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g)]
    .filter(
      ({ index }) =>
        !/(?:\b(?:[A-Z]\w*)?(?<!App)Error|\b(?:log|console)\.\w+)\([^;]*$/.test(bare.slice(0, index).slice(-200)),
    )
    .map((match) => match[1] ?? match[2] ?? match[3] ?? '')
    .filter((text) => sentence.test(text))
}
